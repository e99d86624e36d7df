-- Prices by quantity and by group of customers. The lowest price that a line reaches counts; without any the offer's own.
create table price_tiers (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  -- Of one variation alone; null: the units of all variations count together.
  variation_id bigint references variations on delete cascade,
  -- Customers with this tag alone; null: everybody.
  tag_id bigint references customer_tags on delete cascade,
  from_units integer not null check (from_units between 1 and 9999),
  cents bigint not null check (cents between 1 and 100000000),
  -- What everybody pays for one unit is the price of the product.
  check (tag_id is not null or from_units > 1),
  unique nulls not distinct (product_id, variation_id, tag_id, from_units)
);
create index price_tiers_variation on price_tiers (variation_id) where variation_id is not null;
create index price_tiers_tag on price_tiers (tag_id) where tag_id is not null;
select audit_changes('price_tiers', 'id');
create trigger price_tiers_changed after insert or update or delete on price_tiers for each row execute function announce_part_of_product();

-- How many units of a product an order has at least and at most, and how many one customer has in all orders of so many days; null: no limit.
alter table products
  add column min_units integer check (min_units between 1 and 9999),
  add column max_units integer check (max_units between 1 and 9999),
  add column customer_units integer check (customer_units between 1 and 9999),
  -- null: of all time.
  add column customer_days integer check (customer_days between 1 and 3650),
  add constraint products_units_check check (min_units <= least(max_units, customer_units));
