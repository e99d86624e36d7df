-- Kits: products that are made of others when they are sold. They have no stock of their own; an order takes their parts.
alter table products drop constraint products_type_check;
alter table products
  add constraint products_type_check check (type in ('simple', 'variable', 'grouped', 'external', 'bundle')),
  -- What a kit costs: a price of its own, or its parts less so many hundredths of a percent, or centavos.
  add bundle_pricing text not null default 'own' check (bundle_pricing in ('own', 'percent', 'amount')),
  add bundle_discount bigint not null default 0 check (bundle_discount between 0 and 100000000000),
  add constraint products_bundle_percent check (bundle_pricing <> 'percent' or bundle_discount <= 10000);

create table bundle_items (
  id bigint generated always as identity primary key,
  bundle_id bigint not null references products on delete cascade,
  position integer not null,
  -- A part that was deleted leaves its row: without it the kit would be sold with less in it.
  product_id bigint references products on delete set null,
  variation_id bigint references variations on delete set null,
  quantity integer not null check (quantity between 1 and 999),
  check (product_id <> bundle_id)
);
create unique index bundle_items_once on bundle_items (bundle_id, product_id, variation_id) nulls not distinct where product_id is not null;
create index bundle_items_product on bundle_items (product_id);
create index bundle_items_variation on bundle_items (variation_id);
select audit_changes('bundle_items', 'bundle_id');

-- What was in each unit of a line when it was bought: [{ productId, variationId, stockId, name, sku, options, quantity, owed }].
-- «owed» counts the units of all of the line that were not there.
alter table order_lines add parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array');

-- The counted units that lines of orders stand for, those of kits by their parts.
create view order_units as
select order_id, id as line_id, product_id, variation_id, stock_id, quantity as units, owed_units as owed, restocked_units as restocked
from order_lines where stock_id is not null
union all
select l.order_id, l.id, part."productId", part."variationId", part."stockId", l.quantity * part.quantity, part.owed, l.restocked_units * part.quantity
from order_lines l
cross join lateral jsonb_to_recordset(l.parts)
  as part("productId" bigint, "variationId" bigint, "stockId" bigint, quantity integer, owed integer)
join stock s on s.id = part."stockId"
where l.parts <> '[]';

-- What has units of its own and can be bought: a simple product or a variation.
create view unit_offers as
select
  p.id as product_id,
  null::bigint as variation_id,
  p.price_cents as regular_cents,
  case
    when p.sale_price_cents is not null and coalesce(p.sale_from <= now(), true) and coalesce(p.sale_to > now(), true) then p.sale_price_cents
    else p.price_cents
  end as cents,
  case when p.manage_stock then p.backorders <> 'no' or coalesce(s.on_hand, 0) > 0 else p.in_stock end as in_stock,
  case when p.manage_stock then coalesce(s.on_hand, 0) end as on_hand
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
  case when v.manage_stock then v.backorders <> 'no' or coalesce(s.on_hand, 0) > 0 else v.in_stock end,
  case when v.manage_stock then coalesce(s.on_hand, 0) end
from variations v
left join stock s on s.variation_id = v.id
where v.enabled and v.priced;

-- The parts of kits as they are now; without a price the part can't be had, and so can't the kit.
create view bundle_parts as
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
  coalesce(o.in_stock and (o.on_hand is null or coalesce(v.backorders, p.backorders) <> 'no' or o.on_hand >= i.quantity), false) as in_stock,
  coalesce(nullif(v.weight_grams, 0), p.weight_grams, 0) as weight_grams,
  coalesce(nullif(v.length_mm, 0), p.length_mm, 0) as length_mm,
  coalesce(nullif(v.width_mm, 0), p.width_mm, 0) as width_mm,
  coalesce(nullif(v.height_mm, 0), p.height_mm, 0) as height_mm,
  (select s.id from stock s where s.product_id = i.product_id and s.variation_id is not distinct from i.variation_id) as stock_id
from bundle_items i
left join products p on p.id = i.product_id and p.status <> 'trash'
left join variations v on v.id = i.variation_id
-- Looked up for each part: joined, all that the shop sells would be read.
left join lateral (
  select u.* from unit_offers u where u.product_id = p.id and u.variation_id is not distinct from i.variation_id offset 0
) o on true;

create or replace view offers as
select product_id, variation_id, regular_cents, cents, in_stock, on_hand from unit_offers
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
  parts.on_hand
from products b
cross join lateral (
  select
    count(*) > 0 and bool_and(part.cents is not null) as is_whole,
    sum(part.cents * part.quantity)::bigint as cents,
    bool_and(part.in_stock) as in_stock,
    min(part.on_hand / part.quantity) filter (where not part.backorders) as on_hand
  from bundle_parts part where part.bundle_id = b.id
) parts
where b.type = 'bundle' and (b.bundle_pricing <> 'own' or b.priced) and parts.is_whole;

-- A kit that was not measured weighs what its parts weigh, and is as large as they are one on top of the other.
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
  kit.parts
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
        'options', part.options, 'quantity', part.quantity, 'onHand', part.on_hand, 'backorders', part.backorders, 'inStock', part.in_stock
      ) order by part.position
    ) as parts
  from bundle_parts part where p.type = 'bundle' and part.bundle_id = p.id having count(*) > 0
) kit on true;

create or replace function refresh_shelf(ids bigint[]) returns void language plpgsql as $$
begin
  -- Whoever comes second waits here and then reads what the first has written.
  perform 1 from product_shelf where product_id = any (ids) order by product_id for update;
  with fresh as materialized (
    select
      p.id as product_id,
      offer.cents is not null and p.status = 'publish' and coalesce(p.published_at <= now(), false) and p.visibility in ('visible', 'catalog') as in_catalog,
      offer.cents is not null and p.status = 'publish' and coalesce(p.published_at <= now(), false) and p.visibility in ('visible', 'search') as in_search,
      p.position,
      p.published_at,
      p.total_sales,
      p.rating_sum::numeric / greatest(p.rating_count, 1) as rating,
      p.rating_count,
      coalesce(offer.cents, 0) as cents,
      coalesce(offer.up_to_cents, 0) as up_to_cents,
      array_remove(
        categories.codes || tags.codes || terms.codes
          || case when offer.in_stock then 'stock:in' end
          || case when offer.on_sale then 'sale:yes' end
          || case when p.featured then 'featured:yes' end
          || case when p.rating_count > 0 then 'rating:' || round(p.rating_sum::numeric / p.rating_count) end,
        null) as facets,
      both_forms(named.words, 'A') || setweight(to_tsvector('simple', skus.codes), 'A') as name_words,
      both_forms(named.words, 'A') || setweight(to_tsvector('simple', skus.codes), 'A') || both_forms(shelved.words, 'B')
        || setweight(to_tsvector('portuguese', plain_text(p.short_description)), 'C')
        || setweight(to_tsvector('portuguese', plain_text(p.description)), 'D') as words,
      due.at as next_change_at
    from products p
    cross join lateral (
      select min(cents) as cents, max(cents) as up_to_cents, bool_or(in_stock) as in_stock, bool_or(cents < regular_cents) as on_sale
      from shown_offers o where o.product_id = p.id
    ) offer
    cross join lateral (
      with recursive above as (
        select c.id, c.parent_id, c.slug, c.name from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id
        union
        select c.id, c.parent_id, c.slug, c.name from above join categories c on c.id = above.parent_id
      )
      select coalesce(array_agg('cat:' || slug), '{}') as codes, string_agg(name, ' ') as names from above
    ) categories
    cross join lateral (
      select coalesce(array_agg('tag:' || t.slug), '{}') as codes, string_agg(t.name, ' ') as names
      from product_tagged pt join product_tags t on t.id = pt.tag_id where pt.product_id = p.id
    ) tags
    cross join lateral (
      select coalesce(array_agg('pa_' || a.slug || ':' || t.slug), '{}') as codes, string_agg(t.name, ' ') as names
      from product_terms pt join attribute_terms t on t.id = pt.term_id join attributes a on a.id = t.attribute_id where pt.product_id = p.id
    ) terms
    cross join lateral (
      select coalesce(string_agg(distinct code, ' '), '') as codes
      from (
        select replace(plain_words(p.sku), ' ', '') as code
        union all
        select replace(plain_words(v.sku), ' ', '') from variations v where v.product_id = p.id and v.enabled
      ) known
    ) skus
    cross join lateral (select plain_words(p.name) as words) named
    cross join lateral (select plain_words(concat_ws(' ', categories.names, tags.names, terms.names)) as words) shelved
    cross join lateral (
      select min(at) as at from (
        select unnest(array[p.published_at, p.sale_from, p.sale_to]) as at
        union all
        select unnest(array[v.sale_from, v.sale_to]) from variations v where v.product_id = p.id
        union all
        select s.next_change_at from product_links l join product_shelf s on s.product_id = l.linked_id where l.product_id = p.id and l.kind = 'grouped'
        union all
        select unnest(array[part.sale_from, part.sale_to]) from bundle_items i join products part on part.id = i.product_id where i.bundle_id = p.id
        union all
        select unnest(array[part.sale_from, part.sale_to]) from bundle_items i join variations part on part.id = i.variation_id where i.bundle_id = p.id
      ) moments where at > now()
    ) due
    where p.id = any (ids)
  ),
  on_shelf as (
    insert into product_shelf (product_id, in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at)
    select product_id, in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at from fresh
    on conflict (product_id) do update set
      (in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at)
      = (excluded.in_catalog, excluded.position, excluded.published_at, excluded.total_sales, excluded.rating, excluded.rating_count,
        excluded.cents, excluded.up_to_cents, excluded.facets, excluded.next_change_at)
    where product_shelf is distinct from excluded
  )
  insert into product_words (product_id, in_search, name_words, words)
  select product_id, in_search, name_words, words from fresh
  on conflict (product_id) do update set (in_search, name_words, words) = (excluded.in_search, excluded.name_words, excluded.words)
  where product_words is distinct from excluded;
  perform learn_words(array_agg(plain_words(concat_ws(' ', p.name, c.name, t.name))), true)
  from products p
  join product_words w on w.product_id = p.id and w.in_search
  left join product_categories pc on pc.product_id = p.id left join categories c on c.id = pc.category_id
  left join product_tagged pt on pt.product_id = p.id left join product_tags t on t.id = pt.tag_id
  where p.id = any (ids);
  perform learn_words(array_agg(plain_text(concat_ws(' ', p.short_description, p.description))), false)
  from products p join product_words w on w.product_id = p.id and w.in_search
  where p.id = any (ids);
end $$;

-- A kit follows its parts, as a group does its members: their prices and units are its own.
create or replace function settle_shelf() returns trigger language plpgsql as $$
declare
  ids bigint[];
  followers bigint[];
begin
  with taken as (delete from shelf_changes where xid = pg_current_xact_id() returning product_ids)
  select array_agg(distinct id order by id) into ids from taken, unnest(product_ids) as id;
  if ids is not null then
    perform refresh_shelf(ids);
    followers := array(select distinct bundle_id from bundle_items where product_id = any (ids) order by bundle_id);
    followers := array(
      select product_id from product_links where kind = 'grouped' and linked_id = any (ids || followers)
      union
      select unnest(followers)
      order by 1
    );
    if cardinality(followers) > 0 then
      perform refresh_shelf(followers);
      perform announce(variadic array(select 'product:' || id from unnest(followers) as id));
    end if;
  end if;
  return null;
end $$;

create function note_bundle() returns trigger language plpgsql as $$
begin
  perform note_shelf(array[coalesce(new.bundle_id, old.bundle_id)]);
  perform announce('products', 'product:' || coalesce(new.bundle_id, old.bundle_id));
  return null;
end $$;
create trigger bundle_items_shelved after insert or update or delete on bundle_items for each row execute function note_bundle();

-- Pages of kits change with the units of their parts where shoppers see it; lists where the first kit can be made, or the last one not.
create function note_bundles_of_stock() returns trigger language plpgsql as $$
declare
  pages bigint[];
  shelves bigint[];
begin
  select
    array_agg(distinct i.bundle_id),
    array_agg(distinct i.bundle_id) filter (where (before.on_hand >= i.quantity) <> (after.on_hand >= i.quantity))
  into pages, shelves
  from changed after
  join before on before.id = after.id
  join bundle_items i on i.product_id = after.product_id and i.variation_id is not distinct from after.variation_id
  where after.on_hand <> before.on_hand and least(after.on_hand, before.on_hand) / i.quantity <= 5;
  if pages is not null then
    perform announce(variadic array(select 'product:' || id from unnest(pages) as id));
  end if;
  if shelves is not null then
    perform note_shelf(shelves);
    perform announce('products');
  end if;
  return null;
end $$;
create trigger bundles_follow after update on stock referencing old table as before new table as changed
  for each statement execute function note_bundles_of_stock();
