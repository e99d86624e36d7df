-- How far beyond its stock a product is sold, and until when such units are sent.
alter table products
  -- Units that may be owed of each stock of it at one time; null: any number.
  add column backorder_limit integer check (backorder_limit between 0 and 9999),
  -- Days until units that were not there are sent; null: nobody said.
  add column backorder_days integer check (backorder_days between 1 and 365);
-- What the buyer was told, whatever the merchant says of the product later. Null: the units were there.
alter table order_lines add column backorder_days integer check (backorder_days between 1 and 365);

-- Units of orders that still are to be sent and were not there when they were sold. It is a column of the stock's row, so that whoever
-- waits for that row knows it: no two orders can owe the same unit.
alter table stock add column owed integer not null default 0 check (owed >= 0);

create function still_owes(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('pending', 'on-hold', 'processing')
$$;

-- What each line owes of each stock: its own, or its parts'. Units that went back to their buyer are not owed to them.
create function line_debts(line order_lines) returns table (stock_id bigint, units integer) language sql stable as $$
  select line.stock_id, greatest(least(line.owed_units, line.quantity - line.refunded_units), 0)
  where line.stock_id is not null and line.owed_units > 0
  union all
  select part."stockId", greatest(least(part.owed, (line.quantity - line.refunded_units) * part.quantity), 0)
  from jsonb_to_recordset(line.parts) as part("stockId" bigint, quantity integer, owed integer)
  where part."stockId" is not null and part.owed > 0
$$;

create function change_debts(of bigint[], by integer[]) returns void language sql as $$
  with wanted as (select id, sum(units)::integer as units from unnest(of, by) as w(id, units) group by id having sum(units) <> 0),
  locked as (select s.id, w.units from stock s join wanted w on w.id = s.id order by s.id for no key update of s)
  update stock s set owed = greatest(s.owed + l.units, 0) from locked l where s.id = l.id
$$;

create function follow_line_debts() returns trigger language plpgsql as $$
declare
  stocks bigint[] := '{}';
  deltas integer[] := '{}';
begin
  if not exists (select from orders o where o.id = coalesce(new.order_id, old.order_id) and still_owes(o.status)) then return null; end if;
  if tg_op <> 'INSERT' then
    select stocks || coalesce(array_agg(d.stock_id), '{}'), deltas || coalesce(array_agg(-d.units), '{}') into stocks, deltas from line_debts(old) d;
  end if;
  if tg_op <> 'DELETE' then
    select stocks || coalesce(array_agg(d.stock_id), '{}'), deltas || coalesce(array_agg(d.units), '{}') into stocks, deltas from line_debts(new) d;
  end if;
  perform change_debts(stocks, deltas);
  return null;
end $$;
create trigger order_lines_owe after insert on order_lines for each row
  when (new.owed_units > 0 or new.parts <> '[]') execute function follow_line_debts();
create trigger order_lines_owe_other after update of stock_id, owed_units, quantity, refunded_units, parts on order_lines for each row
  when (new.owed_units > 0 or old.owed_units > 0 or new.parts <> '[]' or old.parts <> '[]') execute function follow_line_debts();
create trigger order_lines_owe_nothing after delete on order_lines for each row
  when (old.owed_units > 0 or old.parts <> '[]') execute function follow_line_debts();

create function follow_order_debts() returns trigger language plpgsql as $$
declare
  sign integer := case when still_owes(new.status) then 1 else -1 end;
begin
  perform change_debts(array_agg(d.stock_id), array_agg(sign * d.units)) from order_lines l cross join lateral line_debts(l) d where l.order_id = new.id;
  return null;
end $$;
create trigger orders_owe after update of status on orders for each row
  when (still_owes(old.status) <> still_owes(new.status)) execute function follow_order_debts();

update stock s set owed = due.units from (
  select d.stock_id, sum(d.units)::integer as units
  from orders o join order_lines l on l.order_id = o.id cross join lateral line_debts(l) d where still_owes(o.status) group by d.stock_id
) due where due.stock_id = s.id;

-- The most units that can be sold now; null: nothing bounds them.
create function sellable_units(on_hand integer, owed integer, backorders text, most integer) returns integer language sql immutable parallel safe as $$
  select case when backorders = 'no' then on_hand when most is not null then on_hand + greatest(most - owed, 0) end
$$;

create or replace view unit_offers as
select
  p.id as product_id,
  null::bigint as variation_id,
  p.price_cents as regular_cents,
  case
    when p.sale_price_cents is not null and coalesce(p.sale_from <= now(), true) and coalesce(p.sale_to > now(), true) then p.sale_price_cents
    else p.price_cents
  end as cents,
  case
    when p.manage_stock then coalesce(sellable_units(coalesce(s.on_hand, 0), coalesce(s.owed, 0), p.backorders, p.backorder_limit), 1) > 0
    else p.in_stock
  end as in_stock,
  case when p.manage_stock then coalesce(s.on_hand, 0) end as on_hand,
  case when p.manage_stock then sellable_units(coalesce(s.on_hand, 0), coalesce(s.owed, 0), p.backorders, p.backorder_limit) end as sellable
from products p
left join stock s on s.product_id = p.id and s.variation_id is null
where p.type = 'simple' and p.priced
union all
select
  v.product_id,
  v.id,
  v.price_cents,
  case
    when v.sale_price_cents is not null and coalesce(v.sale_from <= now(), true) and coalesce(v.sale_to > now(), true) then v.sale_price_cents
    else v.price_cents
  end,
  case
    when v.manage_stock then coalesce(sellable_units(coalesce(s.on_hand, 0), coalesce(s.owed, 0), v.backorders, limited.backorder_limit), 1) > 0
    else v.in_stock
  end,
  case when v.manage_stock then coalesce(s.on_hand, 0) end,
  case when v.manage_stock then sellable_units(coalesce(s.on_hand, 0), coalesce(s.owed, 0), v.backorders, limited.backorder_limit) end
from variations v
join products limited on limited.id = v.product_id
left join stock s on s.variation_id = v.id
where v.enabled and v.priced;

-- The parts of kits as they are now; without a price the part can't be had, and so can't the kit.
create or replace view bundle_parts as
select
  i.bundle_id,
  i.id,
  i.position,
  i.quantity,
  i.product_id,
  i.variation_id,
  p.name,
  p.slug,
  coalesce(v.sku, p.sku, '') as sku,
  coalesce(
    (
      select jsonb_agg(jsonb_build_object('label', a.name, 'name', t.name) order by a.id)
      from variation_terms vt join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
      where vt.variation_id = i.variation_id
    ),
    '[]'
  ) as options,
  o.regular_cents,
  o.cents,
  o.on_hand,
  coalesce(v.backorders, p.backorders, 'no') <> 'no' as backorders,
  -- Enough of it is there for one kit.
  coalesce(o.in_stock and coalesce(o.sellable >= i.quantity, true), false) as in_stock,
  coalesce(nullif(v.weight_grams, 0), p.weight_grams, 0) as weight_grams,
  coalesce(nullif(v.length_mm, 0), p.length_mm, 0) as length_mm,
  coalesce(nullif(v.width_mm, 0), p.width_mm, 0) as width_mm,
  coalesce(nullif(v.height_mm, 0), p.height_mm, 0) as height_mm,
  (select s.id from stock s where s.product_id = i.product_id and s.variation_id is not distinct from i.variation_id) as stock_id,
  o.sellable,
  p.backorder_days
from bundle_items i
left join products p on p.id = i.product_id and p.status <> 'trash'
left join variations v on v.id = i.variation_id
-- Looked up for each part: joined, all that the shop sells would be read.
left join lateral (
  select u.* from unit_offers u where u.product_id = p.id and u.variation_id is not distinct from i.variation_id offset 0
) o on true;

create or replace view offers as
select product_id, variation_id, regular_cents, cents, in_stock, on_hand, sellable from unit_offers
union all
select
  b.id,
  null,
  case when b.bundle_pricing = 'own' then b.price_cents else parts.cents end,
  case b.bundle_pricing
    when 'percent' then (parts.cents * (10000 - b.bundle_discount) + 5000) / 10000
    when 'amount' then greatest(parts.cents - b.bundle_discount, 0)
    else case
      when b.sale_price_cents is not null and coalesce(b.sale_from <= now(), true) and coalesce(b.sale_to > now(), true) then b.sale_price_cents
      else b.price_cents
    end
  end,
  parts.in_stock,
  parts.on_hand,
  parts.on_hand
from products b
cross join lateral (
  select
    count(*) > 0 and bool_and(part.cents is not null) as is_whole,
    sum(part.cents * part.quantity)::bigint as cents,
    bool_and(part.in_stock) as in_stock,
    min(part.sellable / part.quantity) as on_hand
  from bundle_parts part where part.bundle_id = b.id
) parts
where b.type = 'bundle' and (b.bundle_pricing <> 'own' or b.priced) and parts.is_whole;

create or replace view cart_offers as
select
  o.product_id,
  o.variation_id,
  p.type,
  p.name,
  p.slug,
  coalesce(v.sku, p.sku, '') as sku,
  o.cents,
  o.regular_cents,
  o.in_stock,
  o.on_hand,
  -- Of a kit each part says it for itself.
  p.type <> 'bundle' and coalesce(v.backorders, p.backorders) <> 'no' as backorders,
  p.sold_individually,
  p.virtual,
  coalesce(nullif(v.weight_grams, 0), nullif(p.weight_grams, 0), kit.weight_grams, 0) as weight_grams,
  p.status = 'publish' and p.published_at <= now() as published,
  (
    select json_build_object('id', m.id, 'alt', m.alt, 'width', m.width, 'height', m.height, 'sizes', m.sizes) from media m
    where m.id = coalesce(v.picture_id, (select pp.media_id from product_pictures pp where pp.product_id = p.id order by pp.position limit 1))
  ) as picture,
  coalesce(
    (
      select json_agg(json_build_object('attribute', a.slug, 'label', a.name, 'value', t.slug, 'name', t.name) order by a.id)
      from variation_terms vt
      join attributes a on a.id = vt.attribute_id
      join attribute_terms t on t.id = vt.term_id
      where vt.variation_id = o.variation_id
    ),
    -- What is in a kit is told wherever the options of a variation are.
    case when kit.parts is not null then json_build_array(json_build_object('attribute', '', 'label', 'Contém', 'value', '', 'name', kit.words)) end,
    '[]'
  ) as options,
  coalesce(nullif(v.length_mm, 0), nullif(p.length_mm, 0), kit.length_mm, 0) as length_mm,
  coalesce(nullif(v.width_mm, 0), nullif(p.width_mm, 0), kit.width_mm, 0) as width_mm,
  coalesce(nullif(v.height_mm, 0), nullif(p.height_mm, 0), kit.height_mm, 0) as height_mm,
  kit.parts,
  o.sellable,
  -- Of a kit each part says it for itself.
  case when p.type <> 'bundle' then p.backorder_days end as backorder_days
from offers o
join products p on p.id = o.product_id
left join variations v on v.id = o.variation_id
left join lateral (
  select
    sum(part.weight_grams * part.quantity)::integer as weight_grams,
    max(greatest(part.length_mm, part.width_mm, part.height_mm)) as length_mm,
    max(part.length_mm + part.width_mm + part.height_mm - greatest(part.length_mm, part.width_mm, part.height_mm) - least(part.length_mm, part.width_mm, part.height_mm)) as width_mm,
    sum(least(part.length_mm, part.width_mm, part.height_mm) * part.quantity)::integer as height_mm,
    string_agg(
      part.quantity || ' × ' || part.name || coalesce((select ' (' || string_agg(opt ->> 'name', ', ') || ')' from jsonb_array_elements(part.options) opt having count(*) > 0), ''),
      ', ' order by part.position
    ) as words,
    jsonb_agg(
      jsonb_build_object(
        'productId', part.product_id, 'variationId', part.variation_id, 'stockId', part.stock_id, 'name', part.name, 'sku', part.sku,
        'options', part.options, 'quantity', part.quantity, 'onHand', part.on_hand, 'backorders', part.backorders, 'inStock', part.in_stock,
        'sellable', part.sellable, 'backorderDays', part.backorder_days
      ) order by part.position
    ) as parts
  from bundle_parts part where p.type = 'bundle' and part.bundle_id = p.id having count(*) > 0
) kit on true;

-- What can be sold changes with what is owed, and with the limit. Also of a kit.
create function announce_debts() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if not exists (select from products p where p.id = new.product_id and p.backorder_limit is not null) then return null; end if;
  ids := array(select new.product_id union select bundle_id from bundle_items i where i.product_id = new.product_id order by 1);
  perform note_shelf(ids);
  perform announce(variadic array['products'] || array(select 'product:' || id from unnest(ids) as id));
  return null;
end $$;
create trigger stock_owed after update on stock for each row when (old.owed <> new.owed) execute function announce_debts();
create trigger products_limited after update of backorder_limit on products for each row
  when (old.backorder_limit is distinct from new.backorder_limit) execute function announce_fixed('products');
