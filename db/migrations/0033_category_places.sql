-- Two narrow copies of the shelf, so that a category of ten thousand products is read in any order from the page that is asked for,
-- and what a filter leaves is counted in a third of the pages. Both follow product_shelf by triggers.

-- One row for each category, by its address, and each product in it or below it. Only categories: they are few for each product, and each
-- row is in six orders.
create table category_places (
  product_id bigint not null references products on delete cascade,
  category text collate "C" not null,
  position integer not null,
  published_at timestamptz,
  total_sales bigint not null,
  rating numeric not null,
  rating_count bigint not null,
  cents bigint not null,
  up_to_cents bigint not null,
  primary key (product_id, category)
);

-- The codes of the facets by number: an array of numbers is a third of one of texts, and is grouped in half of the time.
create table shelf_codes (id integer generated always as identity primary key, code text collate "C" not null unique);
create table product_codes (
  product_id bigint primary key references products on delete cascade,
  cents bigint not null,
  up_to_cents bigint not null,
  codes integer[] not null
);

-- A number is never changed once it is given, so a plan may take it for a constant and know how many products have it; what no
-- product ever had becomes 0, which none has.
create function shelf_numbers(asked text[]) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(coalesce(known.id, 0)), '{}') from unnest(asked) as one (code) left join shelf_codes known on known.code = one.code
$$;

create function place_products(ids bigint[]) returns void language plpgsql as $$
begin
  delete from category_places place using product_shelf s
  where s.product_id = any (ids) and place.product_id = s.product_id and not (s.in_catalog and 'cat:' || place.category = any (s.facets));
  insert into category_places (product_id, category, position, published_at, total_sales, rating, rating_count, cents, up_to_cents)
  select s.product_id, substr(known.code, 5), s.position, s.published_at, s.total_sales, s.rating, s.rating_count, s.cents, s.up_to_cents
  from product_shelf s cross join lateral (select distinct unnest(s.facets) as code) known
  where s.product_id = any (ids) and s.in_catalog and known.code like 'cat:%'
  order by s.product_id
  on conflict (product_id, category) do update set
    (position, published_at, total_sales, rating, rating_count, cents, up_to_cents)
    = (excluded.position, excluded.published_at, excluded.total_sales, excluded.rating, excluded.rating_count, excluded.cents, excluded.up_to_cents)
  where category_places is distinct from excluded;

  -- Those that are met for the first time, each once and in one order: two edits that bring the same ones wait for each other only once.
  insert into shelf_codes (code)
  select distinct unnest(s.facets) as code from product_shelf s where s.product_id = any (ids)
  except select known.code from shelf_codes known
  order by code on conflict (code) do nothing;
  delete from product_codes using product_shelf s
  where s.product_id = any (ids) and product_codes.product_id = s.product_id and not s.in_catalog;
  insert into product_codes (product_id, cents, up_to_cents, codes)
  select s.product_id, s.cents, s.up_to_cents, array(select known.id from shelf_codes known where known.code = any (s.facets) order by known.id)
  from product_shelf s where s.product_id = any (ids) and s.in_catalog
  order by s.product_id
  on conflict (product_id) do update set (cents, up_to_cents, codes) = (excluded.cents, excluded.up_to_cents, excluded.codes)
  where product_codes is distinct from excluded;
end $$;

create function place_new() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform place_products(array(select product_id from changed));
  end if;
  return null;
end $$;
create function place_changed() returns trigger language plpgsql as $$
declare
  -- The clock alone moves nothing.
  ids bigint[] := array(
    select after.product_id from changed after join before on before.product_id = after.product_id
    where to_jsonb(after) - 'next_change_at' is distinct from to_jsonb(before) - 'next_change_at'
  );
begin
  if cardinality(ids) > 0 then
    perform place_products(ids);
  end if;
  return null;
end $$;

select place_products(array(select product_id from product_shelf order by product_id));
create index category_places_order on category_places (category, position, product_id);
create index category_places_newest on category_places (category, published_at desc, product_id desc);
create index category_places_popular on category_places (category, total_sales desc, product_id);
create index category_places_rated on category_places (category, rating desc, rating_count desc, product_id);
create index category_places_cheapest on category_places (category, cents, product_id);
create index category_places_dearest on category_places (category, up_to_cents desc, product_id);
create index product_codes_all on product_codes using gin (codes) with (fastupdate = off);

create trigger placed after insert on product_shelf referencing new table as changed for each statement execute function place_new();
create trigger placed_anew after update on product_shelf referencing old table as before new table as changed
  for each statement execute function place_changed();

-- Which products were sold since the shelf last followed: to find them by comparing would read the whole shop each minute.
create table shelf_sales (product_id bigint not null);
insert into shelf_sales select s.product_id from product_shelf s join products p on p.id = s.product_id where p.total_sales <> s.total_sales;

create or replace function note_changed_product() returns trigger language plpgsql as $$
declare
  unheard constant text[] := array['total_sales', 'low_stock', 'version', 'modified_at'];
begin
  perform note_shelf(array(
    select after.id from changed after join before on before.id = after.id
    where to_jsonb(after) - unheard is distinct from to_jsonb(before) - unheard
  ));
  insert into shelf_sales select after.id from changed after join before on before.id = after.id where after.total_sales <> before.total_sales;
  return null;
end $$;

create or replace function refresh_due_shelves(most integer) returns integer language plpgsql as $$
declare
  ids bigint[] := array(
    select product_id from product_shelf where next_change_at <= now() order by next_change_at limit most for update skip locked
  );
  sold bigint[];
begin
  with taken as (
    delete from shelf_sales where ctid = any (array(select ctid from shelf_sales limit most for update skip locked)) returning product_id
  )
  select array_agg(distinct product_id) into sold from taken;
  if sold is not null then
    perform 1 from product_shelf where product_id = any (sold) order by product_id for update;
    update product_shelf set total_sales = p.total_sales from products p
    where p.id = product_shelf.product_id and p.id = any (sold) and p.total_sales <> product_shelf.total_sales;
  end if;
  if cardinality(ids) > 0 then
    perform refresh_shelf(ids);
    perform announce('products');
  end if;
  return cardinality(ids);
end $$;

analyze category_places, shelf_codes, product_codes;
