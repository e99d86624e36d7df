-- A statement is set up with all that it may read each time it runs, also with what it then passes over. What few lines of a cart
-- need stands in functions: the others don't pay for it, and each connection plans it once.

-- What the parts of a kit come to.
create function kit_price(bundle bigint) returns table (is_whole boolean, cents bigint, in_stock boolean, on_hand integer)
language plpgsql stable parallel safe rows 1 as $$
begin
  return query
  select
    count(*) > 0 and bool_and(part.cents is not null),
    sum(part.cents * part.quantity)::bigint,
    bool_and(part.in_stock),
    min(part.sellable / part.quantity)
  from bundle_parts part where part.bundle_id = bundle;
end $$;

-- What a cart shows of a kit; nothing of one without parts.
create function kit_in_cart(bundle bigint)
returns table (weight_grams integer, length_mm integer, width_mm integer, height_mm integer, words text, parts jsonb)
language plpgsql stable parallel safe rows 1 as $$
begin
  return query
  select
    sum(part.weight_grams * part.quantity)::integer,
    max(greatest(part.length_mm, part.width_mm, part.height_mm)),
    max(part.length_mm + part.width_mm + part.height_mm - greatest(part.length_mm, part.width_mm, part.height_mm) - least(part.length_mm, part.width_mm, part.height_mm)),
    sum(least(part.length_mm, part.width_mm, part.height_mm) * part.quantity)::integer,
    string_agg(
      part.quantity || ' × ' || part.name || coalesce((select ' (' || string_agg(opt ->> 'name', ', ') || ')' from jsonb_array_elements(part.options) opt having count(*) > 0), ''),
      ', ' order by part.position
    ),
    jsonb_agg(
      jsonb_build_object(
        'productId', part.product_id, 'variationId', part.variation_id, 'stockId', part.stock_id, 'name', part.name, 'sku', part.sku,
        'options', part.options, 'quantity', part.quantity, 'onHand', part.on_hand, 'backorders', part.backorders, 'inStock', part.in_stock,
        'sellable', part.sellable, 'backorderDays', part.backorder_days
      ) order by part.position
    )
  from bundle_parts part where part.bundle_id = bundle having count(*) > 0;
end $$;

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
-- Of products that are no kits nothing of it is planned or set up.
cross join lateral (select told.* from kit_price(b.id) told offset 0) parts
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
left join lateral (select told.* from kit_in_cart(p.id) told where p.type = 'bundle' offset 0) kit on true;

-- Prices by quantity of a product, or of one of its variations, which this customer has or customers with this tag have: its own, and
-- those of its categories and tags.
create function tiers_of(product bigint, variation bigint, customer bigint, tag bigint) returns jsonb
language plpgsql stable parallel safe as $$
begin
  if not exists (select from price_tiers tier where tier.product_id = product) and not exists (select from price_rules) then
    return null;
  end if;
  return (
    select jsonb_agg(had.told) from (
      select tier.tag_id, jsonb_build_object(
        'units', tier.from_units, 'cents', tier.cents, 'whole', tier.variation_id is null, 'group', tier.tag_id is not null
      ) as told
      from price_tiers tier
      where tier.product_id = product and (tier.variation_id is null or tier.variation_id = variation)
      union all
      select rule.tag_id, jsonb_build_object('units', rule.from_units, 'off', rule.off, 'whole', true, 'group', rule.tag_id is not null)
      from price_rules_of(product) rule
    ) had
    where had.tag_id is null or had.tag_id = tag or had.tag_id in (
      select tagged.tag_id from customer_profiles who join customer_tagged tagged on tagged.profile_id = who.id where who.user_id = customer
    )
  );
end $$;

-- Of a product's variations that can be had the first that fits the choices; one that is named fits whatever was chosen.
create function fitting_variation(product bigint, named bigint, choices jsonb) returns bigint
language plpgsql stable parallel safe as $$
begin
  return (
    select v.id from variations v
    where v.product_id = product and v.enabled and v.priced and (named is null or v.id = named) and (v.id = named or not exists (
      select from variation_terms vt
      join attributes a on a.id = vt.attribute_id
      join attribute_terms t on t.id = vt.term_id
      where vt.variation_id = v.id and t.slug is distinct from choices ->> a.slug
    ))
    order by v.id limit 1
  );
end $$;
