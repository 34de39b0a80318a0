-- A rental whose deposit is taken is promoted no more.
update listing_search set boost = 0 where mode = 2 and is_under_offer;
