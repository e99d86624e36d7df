-- Packages that carriers are asked for, and when: one row for each code.
create table tracked_packages (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  -- sent: from the shop to the buyer; back: a return.
  direction text not null check (direction in ('sent', 'back')),
  code text not null check (length(code) between 1 and 100),
  -- Who was asked last; empty while nobody was.
  carrier text not null default '',
  -- By what that carrier knows the package, as the id of a label; empty where the code is enough.
  reference text not null default '',
  -- done: it arrived, went back, or nobody will hear of it any more.
  state text not null default 'open' check (state in ('open', 'done')),
  -- What was heard last, and when that happened.
  step text,
  happened_at timestamptz,
  next_ask_at timestamptz not null default now(),
  asked_at timestamptz,
  failures integer not null default 0,
  problem text not null default '',
  created_at timestamptz not null default now(),
  unique (order_id, direction, code)
);
create index tracked_packages_due on tracked_packages (next_ask_at) where state = 'open';
create index tracked_packages_code on tracked_packages (code) where state = 'open';
create index tracked_packages_reference on tracked_packages (reference) where state = 'open' and reference <> '';

-- Whoever writes a tracking code to an order has its package followed; a corrected code is followed in place of the wrong one.
create function follow_tracking_code() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and old.tracking_code <> '' and old.tracking_code <> new.tracking_code then
    delete from tracked_packages where order_id = new.id and direction = 'sent' and code = old.tracking_code;
  end if;
  if new.tracking_code <> '' then
    insert into tracked_packages (order_id, direction, code) values (new.id, 'sent', new.tracking_code)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger follow_new_tracking_code after insert on orders
  for each row when (new.tracking_code <> '') execute function follow_tracking_code();
create trigger follow_tracking_code after update of tracking_code on orders
  for each row when (old.tracking_code <> new.tracking_code) execute function follow_tracking_code();

insert into tracked_packages (order_id, direction, code)
select id, 'sent', tracking_code from orders
where tracking_code <> '' and delivered_at is null and created_at > now() - interval '60 days';

-- For how many days nothing may be heard of a parcel before somebody has to look: one answer for orders, the first page and the doctor.
create function tracking_stopped_days() returns integer language sql stable as $$
  select coalesce((select (value ->> 'stopped_after_days')::integer from settings where name = 'delivery'), 7)
$$;
create index tracked_packages_quiet on tracked_packages (happened_at) where state = 'open' and direction = 'sent';
create view stopped_packages as
select t.order_id, o.number as order_number, t.code, t.happened_at
from tracked_packages t join orders o on o.id = t.order_id
where t.state = 'open' and t.direction = 'sent' and t.step not in ('created', 'delivered', 'returned')
  and t.happened_at < now() - make_interval(days => tracking_stopped_days())
  and o.delivered_at is null and o.trashed_at is null;

-- What a variation weighs and measures; 0: as its product does.
alter table variations
  add weight_grams integer not null default 0 check (weight_grams >= 0),
  add length_mm integer not null default 0 check (length_mm >= 0),
  add width_mm integer not null default 0 check (width_mm >= 0),
  add height_mm integer not null default 0 check (height_mm >= 0);
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
  coalesce(nullif(v.weight_grams, 0), p.weight_grams) as weight_grams,
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
  coalesce(nullif(v.length_mm, 0), p.length_mm) as length_mm,
  coalesce(nullif(v.width_mm, 0), p.width_mm) as width_mm,
  coalesce(nullif(v.height_mm, 0), p.height_mm) as height_mm
from offers o
join products p on p.id = o.product_id
left join variations v on v.id = o.variation_id;

-- The way back of what a buyer returns: a code of a carrier, or one that the merchant typed. One for each order.
create table return_shipments (
  order_id bigint primary key references orders (id) on delete cascade,
  -- Who makes the code; empty where it was typed.
  carrier text not null default '',
  -- asking: a job is at it; refused: the carrier said no, and somebody has to decide.
  state text not null check (state in ('asking', 'ready', 'refused')),
  -- Written before the carrier is called; whoever asks again asks for the same.
  key uuid not null default gen_random_uuid(),
  -- By what the carrier knows it, kept before anything is paid for it.
  reference text not null default '',
  code text not null default '' check (length(code) <= 100),
  label_url text not null default '' check (length(label_url) <= 500),
  cost_cents bigint check (cost_cents >= 0),
  problem text not null default '',
  created_at timestamptz not null default now()
);
create table return_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  package text not null check (length(package) <= 100),
  source text not null check (source ~ '^[a-z0-9-]{1,60}$'),
  code text not null check (length(code) between 1 and 60),
  step text not null check (step in (
    'created', 'posted', 'moving', 'out-for-delivery', 'awaiting-pickup', 'failed-attempt', 'delivered', 'returned', 'problem'
  )),
  text text not null check (length(text) between 1 and 500),
  place text not null check (length(place) <= 200),
  happened_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  unique (order_id, package, source, code, happened_at)
);
