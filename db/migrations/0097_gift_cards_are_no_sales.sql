-- Reports of sales leave the sale of gift cards out: what is bought with one counts in full, so the money would be counted twice.
create or replace function count_sales(asked date[], sides text[]) returns setof sales_sums language sql stable as $$
  with sold as materialized (
    select o.id, shop_day(o.created_at) as day, o.payment_method, o.payment_title,
      case when 'state' = any (sides) then coalesce(nullif(o.shipping ->> 'state', ''), o.billing ->> 'state', '') end as state,
      o.subtotal_cents - cards.goods as goods, o.discount_cents - cards.discount + o.merchant_discount_cents + o.payment_discount_cents as discount, o.shipping_cents as shipping, o.fees_cents as fees,
      greatest(0, o.refunded_cents - (cards.goods - cards.discount)) as refunded
    from orders o
    -- A gift card is sold when it is spent: until then the shop owes it, and what is given back of such an order is the card first.
    cross join lateral (
      select coalesce(sum(l.unit_cents * l.quantity), 0)::bigint as goods, coalesce(sum(l.discount_cents), 0)::bigint as discount
      from order_lines l where l.order_id = o.id and l.gift is not null
    ) cards
    where cardinality(asked) > 0 and shop_day(o.created_at) = any (asked) and o.trashed_at is null and o.status in ('processing', 'completed', 'refunded')
      and not is_test_payment(o.payment_method)
      and (cards.goods = 0 or exists (select from order_lines l where l.order_id = o.id and l.gift is null))
  ),
  back as materialized (
    select (part ->> 'lineId')::bigint as line_id, sum(coalesce((part ->> 'cents')::bigint, 0))::bigint as cents
    from order_refunds r join sold on sold.id = r.order_id cross join jsonb_array_elements(r.lines) part group by 1
  ),
  lines as materialized (
    select sold.day, l.order_id, l.product_id, case when l.product_id is null then l.name end as gone, l.quantity as units,
      l.unit_cents * l.quantity as goods, l.discount_cents as discount, coalesce(back.cents, 0) as refunded
    from sold join order_lines l on l.order_id = sold.id and l.gift is null left join back on back.line_id = l.id
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
