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

-- Lists of orders in the order in which they are read, with how many there are told by the index alone.
create index orders_here on orders (created_at desc, id desc) where trashed_at is null;
create index orders_here_status on orders (status, created_at desc, id desc) where trashed_at is null;
create index orders_trashed on orders (created_at desc, id desc) where trashed_at is not null;
-- Reports add up what the index holds: the orders themselves are ten times as wide.
create index orders_sold_sums on orders (created_at)
  include (id, subtotal_cents, discount_cents, payment_discount_cents, shipping_cents, refunded_cents, payment_method, payment_title)
  where trashed_at is null and status in ('processing', 'completed', 'refunded');
drop index orders_sold;

create index products_here on products ((coalesce(published_at, created_at)) desc, id desc) where status <> 'trash';
create index products_here_name on products (name, id) where status <> 'trash';
create index products_state on products (status, (coalesce(published_at, created_at)) desc, id desc);
-- The few that are left are found from the units, not from the products.
create index products_low_stock on products (low_stock) where low_stock is not null;
create index stock_on_hand on stock (on_hand);
create index stock_product on stock (product_id);

create index users_customers on users (created_at desc, id desc) where 'customer' = any (roles);
create index users_customers_name on users (lower(display_name), id) where 'customer' = any (roles);
create index users_words on users
  using gin (lower(login || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || display_name) gin_trgm_ops);
