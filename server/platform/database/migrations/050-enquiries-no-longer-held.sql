comment on column enquiry.is_held is 'Written by the last release alone: nothing is held back any more (docs/product.md, section 5.8)';
