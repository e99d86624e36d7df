-- Carriers that are asked for their prices over the network.

-- What a thing measures decides what carriers take for it.
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
  coalesce(v.backorders, p.backorders) <> 'no' as backorders,
  p.sold_individually,
  p.virtual,
  p.weight_grams,
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
    '[]'
  ) as options,
  p.length_mm,
  p.width_mm,
  p.height_mm
from offers o
join products p on p.id = o.product_id
left join variations v on v.id = o.variation_id;

-- Encrypted; the register of changes tells that one was changed, and nothing of it.
create table carrier_secrets (
  carrier text not null,
  name text not null,
  locked bytea not null,
  primary key (carrier, name)
);
select audit_changes('carrier_secrets', 'carrier', 'locked');

-- The token that a carrier gave for the merchant's keys. Whoever renews it takes the lease first: a token that rotates is
-- renewed by one process alone.
create table carrier_tokens (
  carrier text primary key,
  -- Which keys it was given for.
  given_for text not null default '',
  locked bytea,
  expires_at timestamptz,
  lease_until timestamptz
);

-- What carriers answered, by what they were asked. A shopper keeps the price that was shown, whichever process answers next; a
-- carrier that is away is answered for by its last price.
create table freight_quotes (
  -- Carrier, its settings, from where, to which CEP, which packages.
  key bytea primary key,
  -- The same with the first five digits of the CEP alone.
  near bytea not null,
  carrier text not null,
  offers jsonb not null,
  asked_at timestamptz not null default now()
);
create index freight_quotes_near on freight_quotes (near, asked_at desc);
create index freight_quotes_asked_at on freight_quotes (asked_at);

-- Of an order that a carrier takes: which service, what it asked the shop for, and how sure that price was.
create table order_freight (
  order_id bigint primary key references orders (id) on delete cascade,
  carrier text not null,
  service text not null,
  service_name text not null,
  cost_cents bigint not null check (cost_cents >= 0),
  -- asked: the price of that hour; kept: the carrier was away, and its price of a few hours ago held; last_known: an older one with a margin.
  priced text not null check (priced in ('asked', 'kept', 'last_known')),
  -- What the carrier is told: sides in millimetres, grams, centavos insured, the box.
  packages jsonb not null
);
