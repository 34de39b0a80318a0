-- How many homes an alert would have found in the last weeks is counted from the day that they came, wherever the alert looks.
create index listing_search_by_first_date on listing_search (mode, listed_at);
