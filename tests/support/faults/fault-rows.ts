/** Parameters: number, name, email address and time. */
export const INSERT_MEMBER = `
  insert into member (id, username, name, email, email_confirmed_at, created_at) values ($1, $2, $2, $3, $4, $4)`

/** Parameters: member, endpoint, both keys and time. */
export const INSERT_DEVICE = `
  insert into push_subscription (member_id, endpoint, p256dh, auth, device, created_at)
  values ($1, $2, $3, $4, 'A device', $5)`

/** A home like one of the small world. Parameters: number, suburb, bedrooms, price and time. */
export const INSERT_HOME = `
  insert into listing (id, uri, title, description, listing_type, status_type, listing_class, tier_type, property_type, suburb_id,
    sale_method, bedrooms, bathrooms, car_spaces, office_id, street_address, price_text, price_from, price_to, listed_at, modified_at)
  select $1::int, 'home-' || $1::int::text, title, description, listing_type, 'available', listing_class, tier_type, 'House', $2::int,
    'privateTreaty', $3::int, bathrooms, car_spaces, office_id, $1::int::text || ' Test Street', $4::int::text, $4::int, $4::int, $5::timestamptz, $5::timestamptz
  from listing where id = 11`
