-- Money of the test provider is no money: orders that are paid by it are no sales. The one place that names the provider.
create function is_test_payment(method text) returns boolean language sql immutable parallel safe as $$
  select method = 'vitrine_test'
$$;

create or replace function count_sales(asked date[], sides text[]) returns setof sales_sums language sql stable as $$
  with sold as materialized (
    select o.id, shop_day(o.created_at) as day, o.payment_method, o.payment_title,
      case when 'state' = any (sides) then coalesce(nullif(o.shipping ->> 'state', ''), o.billing ->> 'state', '') end as state,
      o.subtotal_cents as goods, o.discount_cents + o.merchant_discount_cents + o.payment_discount_cents as discount, o.shipping_cents as shipping, o.fees_cents as fees,
      o.refunded_cents as refunded
    from orders o
    where cardinality(asked) > 0 and shop_day(o.created_at) = any (asked) and o.trashed_at is null and o.status in ('processing', 'completed', 'refunded')
      and not is_test_payment(o.payment_method)
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
    count(*)::integer, day, side, key, max(name), sum(fees)::bigint
  from sided group by side, day, key
  union all
  select id, sum(units)::bigint, sum(goods)::bigint, sum(discount)::bigint, 0::bigint, sum(refunded)::bigint, count(*)::integer, day, side, key, name, 0::bigint
  from items group by side, day, id, key, name
$$;

-- Days that counted such orders are added up again, and what was sold of each product without them.
insert into sales_marks
select distinct shop_day(created_at) from orders
where trashed_at is null and status in ('processing', 'completed', 'refunded') and is_test_payment(payment_method);
with turned as (update orders set sales_counted = false where sales_counted and is_test_payment(payment_method) returning id),
sold as (
  select l.product_id, sum(l.quantity)::integer as units from order_lines l join turned on turned.id = l.order_id
  where l.product_id is not null group by l.product_id
)
update products p set total_sales = greatest(0, p.total_sales - sold.units) from sold where p.id = sold.product_id;
