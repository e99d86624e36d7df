-- What was sold, added up by day, so that a report of years reads sums and not a hundred thousand orders. A day of which something
-- changed is marked; until it is added up again (keep_sales, each minute) reports count its orders instead, so they are always exact.

create table sales_sums (
  -- The product or the category; 0 where there is none. Numbers stand first: a row is read in half of the time.
  id bigint not null,
  units bigint not null,
  goods bigint not null,
  discount bigint not null,
  shipping bigint not null,
  refunded bigint not null,
  orders integer not null,
  -- Of the shop's own calendar.
  day date not null,
  -- What sales are told apart by: order (all of the day), payment, state, coupon, origin; line (all lines of the day), product, category.
  side text collate "C" not null,
  -- What it goes by without an id.
  key text collate "C" not null,
  name text not null,
  primary key (side, day, id, key)
) partition by list (side);
-- Two thirds of the rows, and the only ones that are ever read all together.
create table sales_sums_products partition of sales_sums for values in ('product');
create table sales_sums_sides partition of sales_sums default;
create index sales_sums_one on sales_sums (side, id, key, day);

-- Only ever added to by those who change orders: nobody waits for anybody, and what is added up again takes just the marks that it saw.
create table sales_marks (day date not null);
create index sales_marks_day on sales_marks (day);

create function shop_day(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'America/Sao_Paulo')::date
$$;

create index orders_sold_day on orders (shop_day(created_at)) where trashed_at is null and status in ('processing', 'completed', 'refunded');
analyze orders;

-- The sums of some days, counted from the orders. An order counts once it is prepared, on the day on which it was placed.
create function count_sales(asked date[], sides text[]) returns setof sales_sums language sql stable as $$
  with sold as materialized (
    select o.id, shop_day(o.created_at) as day, o.payment_method, o.payment_title,
      case when 'state' = any (sides) then coalesce(nullif(o.shipping ->> 'state', ''), o.billing ->> 'state', '') end as state,
      o.subtotal_cents as goods, o.discount_cents + o.payment_discount_cents as discount, o.shipping_cents as shipping, o.refunded_cents as refunded
    from orders o
    where cardinality(asked) > 0 and shop_day(o.created_at) = any (asked) and o.trashed_at is null and o.status in ('processing', 'completed', 'refunded')
  ),
  back as materialized (
    select (part ->> 'lineId')::bigint as line_id, sum(coalesce((part ->> 'cents')::bigint, 0))::bigint as cents
    from order_refunds r join sold on sold.id = r.order_id cross join jsonb_array_elements(r.lines) part group by 1
  ),
  lines as materialized (
    select sold.day, l.order_id, l.product_id, case when l.product_id is null then l.name end as gone, l.quantity as units,
      l.unit_cents * l.quantity as goods, l.discount_cents as discount, coalesce(back.cents, 0) as refunded
    from sold join order_lines l on l.order_id = sold.id left join back on back.line_id = l.id
  ),
  whole as materialized (
    select sold.*, coalesce(counted.units, 0) as units
    from sold left join (select order_id, sum(units) as units from lines group by order_id) counted on counted.order_id = sold.id
  ),
  coupons as (
    select c.order_id, string_agg(c.code, ' + ' order by c.code) as codes
    from order_coupons c join sold on sold.id = c.order_id group by c.order_id
  ),
  origins as (
    select m.order_id, jsonb_strip_nulls(jsonb_build_object(
      'source_type', max(m.value) filter (where m.key = '_wc_order_attribution_source_type'),
      'utm_source', max(m.value) filter (where m.key = '_wc_order_attribution_utm_source'),
      'utm_campaign', max(m.value) filter (where m.key = '_wc_order_attribution_utm_campaign')))::text as origin
    from order_meta m join sold on sold.id = m.order_id
    where m.key in ('_wc_order_attribution_source_type', '_wc_order_attribution_utm_source', '_wc_order_attribution_utm_campaign')
    group by m.order_id
  ),
  -- A product of several categories counts in one of them: the most specific, and of those the first.
  shelved as materialized (
    select pc.product_id, c.id, c.parent_id, c.position from product_categories pc join categories c on c.id = pc.category_id
    where pc.product_id in (select product_id from lines)
  ),
  homes as (
    select distinct on (s.product_id) s.product_id, s.id
    from shelved s left join shelved child on child.product_id = s.product_id and child.parent_id = s.id
    order by s.product_id, child.id is not null, s.position, s.id
  ),
  sided as (
    select 'order' as side, w.*, '' as key, '' as name from whole w where 'order' = any (sides)
    union all select 'payment', w.*, payment_method, payment_title from whole w where 'payment' = any (sides)
    union all select 'state', w.*, state, '' from whole w where 'state' = any (sides)
    union all select 'coupon', w.*, coalesce(codes, ''), '' from whole w left join coupons on order_id = w.id where 'coupon' = any (sides)
    union all select 'origin', w.*, coalesce(origin, '{}'), '' from whole w left join origins on order_id = w.id where 'origin' = any (sides)
  ),
  -- An order with two lines of a product, or of a category, is one order of it.
  items as (
    select 'product' as side, day, coalesce(product_id, 0) as id, coalesce('x' || gone, '') as key, coalesce(gone, '') as name,
      sum(units) as units, sum(goods) as goods, sum(discount) as discount, sum(refunded) as refunded
    from lines where 'product' = any (sides) group by order_id, day, product_id, gone
    union all
    select 'category', day, coalesce(home.id, 0), '', '', sum(units), sum(goods), sum(discount), sum(refunded)
    from lines l left join homes home on home.product_id = l.product_id where 'category' = any (sides) group by order_id, day, home.id
    union all
    select 'line', day, 0, '', '', sum(units), sum(goods), sum(discount), sum(refunded) from lines where 'line' = any (sides) group by order_id, day
  )
  select 0::bigint, sum(units)::bigint, sum(goods)::bigint, sum(discount)::bigint, sum(shipping)::bigint, sum(refunded)::bigint,
    count(*)::integer, day, side, key, max(name)
  from sided group by side, day, key
  union all
  select id, sum(units)::bigint, sum(goods)::bigint, sum(discount)::bigint, 0::bigint, sum(refunded)::bigint, count(*)::integer, day, side, key, name
  from items group by side, day, id, key, name
$$;

-- Adds up some of the marked days again; answers how many.
create function keep_sales(most integer) returns integer language plpgsql as $$
declare
  sides constant text[] := array['order', 'payment', 'state', 'coupon', 'origin', 'line', 'product', 'category'];
  days date[];
begin
  -- One at a time: two that write the same day would meet each other's rows.
  if not pg_try_advisory_xact_lock(hashtext('keep_sales')) then return 0; end if;
  days := array(select distinct day from sales_marks order by day desc limit most);
  if cardinality(days) = 0 then return 0; end if;
  -- The marks go first: whoever changes the day after this statement has a mark of their own, which stays.
  delete from sales_marks where day = any (days);
  delete from sales_sums where side = any (sides) and day = any (days);
  insert into sales_sums select * from count_sales(days, sides);
  return cardinality(days);
end $$;

create function mark_order_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
    old.created_at, old.status, old.trashed_at is null, old.subtotal_cents, old.discount_cents, old.payment_discount_cents, old.shipping_cents,
    old.refunded_cents, old.payment_method, old.payment_title, old.shipping ->> 'state', old.billing ->> 'state'
  ) is not distinct from (
    new.created_at, new.status, new.trashed_at is null, new.subtotal_cents, new.discount_cents, new.payment_discount_cents, new.shipping_cents,
    new.refunded_cents, new.payment_method, new.payment_title, new.shipping ->> 'state', new.billing ->> 'state'
  ) then return null; end if;
  insert into sales_marks
  select distinct shop_day(o.created_at) from (select old.* union all select new.*) o
  where o.trashed_at is null and o.status in ('processing', 'completed', 'refunded');
  return null;
end $$;
create trigger orders_mark_day after insert or update or delete on orders for each row execute function mark_order_day();

-- For what belongs to an order. With the order itself gone there is nothing to add: its own mark stands.
create function mark_days_of_orders() returns trigger language plpgsql as $$
begin
  insert into sales_marks
  select distinct shop_day(o.created_at) from orders o
  where o.id in (select order_id from changed) and o.trashed_at is null and o.status in ('processing', 'completed', 'refunded');
  return null;
end $$;

-- A product in another category moves what was ever sold of it. Days that are marked are marked once more: whoever adds them up at this
-- moment does not know of the move yet.
create function mark_days_of_products(ids bigint[]) returns void language sql as $$
  insert into sales_marks
  select day from sales_sums where side = 'product' and id = any (ids) union select day from sales_marks where cardinality(ids) > 0
$$;
create function mark_days_of_shelved() returns trigger language plpgsql as $$
begin
  perform mark_days_of_products(array(select distinct product_id from changed));
  return null;
end $$;
create function mark_days_of_category() returns trigger language plpgsql as $$
begin
  perform mark_days_of_products(array(select product_id from product_categories where category_id = new.id));
  return null;
end $$;
create trigger categories_mark_days after update of parent_id, position on categories for each row
  when ((old.parent_id, old.position) is distinct from (new.parent_id, new.position)) execute function mark_days_of_category();

do $$
declare
  relation text;
begin
  foreach relation in array array['order_lines', 'order_refunds', 'order_coupons', 'order_meta', 'product_categories'] loop
    execute format('create trigger %1$s_mark_new after insert on %1$I referencing new table as changed for each statement execute function %2$s()',
      relation, case when relation = 'product_categories' then 'mark_days_of_shelved' else 'mark_days_of_orders' end);
    execute format('create trigger %1$s_mark_changed after update on %1$I referencing new table as changed for each statement execute function %2$s()',
      relation, case when relation = 'product_categories' then 'mark_days_of_shelved' else 'mark_days_of_orders' end);
    execute format('create trigger %1$s_mark_gone after delete on %1$I referencing old table as changed for each statement execute function %2$s()',
      relation, case when relation = 'product_categories' then 'mark_days_of_shelved' else 'mark_days_of_orders' end);
  end loop;
end $$;

insert into sales_marks
select distinct shop_day(created_at) from orders where trashed_at is null and status in ('processing', 'completed', 'refunded');
