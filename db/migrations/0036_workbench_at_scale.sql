-- What keeps the workbench quick in a shop with a hundred thousand of everything, and what the shop forgets of carts.

-- How few are few, where a product does not say it itself: one answer for shoppers, lists and the merchant's first page.
create function shop_low_stock() returns integer language sql stable as $$
  select coalesce((select (value ->> 'amount')::integer from settings where name = 'low_stock'), 2)
$$;

-- Carts of days long past, as numbers that name nobody.
create table cart_journey_days (
  -- Of the shop's own calendar.
  day date primary key,
  carts integer not null check (carts > 0),
  checkouts integer not null check (checkouts between 0 and carts),
  orders integer not null check (orders between 0 and checkouts),
  paid integer not null check (paid between 0 and orders)
);
