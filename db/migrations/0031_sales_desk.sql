-- What the merchant's desk asks of sales: how far carts come, who changed an order or a coupon meanwhile, and lists that stay fast.

-- A cart from its first line to the order that is made of it. It names nobody; who left the cart is not known here.
create table cart_journeys (
  id bigint generated always as identity primary key,
  cart_id bigint references carts on delete set null,
  begun_at timestamptz not null default now(),
  -- The buyer began to fill in the checkout.
  checkout_at timestamptz,
  ordered_at timestamptz,
  order_id bigint,
  check ((ordered_at is null) = (order_id is null)),
  check (ordered_at is null or checkout_at is not null)
);
create unique index cart_journeys_open on cart_journeys (cart_id) where ordered_at is null;
create index cart_journeys_begun on cart_journeys (begun_at);
create index cart_journeys_order on cart_journeys (order_id) where order_id is not null;

create function begin_cart_journey() returns trigger language plpgsql as $$
begin
  insert into cart_journeys (cart_id) select distinct cart_id from fresh on conflict do nothing;
  return null;
end $$;
create trigger cart_lines_begin_journey after insert on cart_lines
  referencing new table as fresh for each statement execute function begin_cart_journey();

create function note_checkout_begun() returns trigger language plpgsql as $$
begin
  update cart_journeys set checkout_at = now() where cart_id = new.id and ordered_at is null and checkout_at is null;
  return null;
end $$;
create trigger carts_checkout_begun after update of draft on carts for each row execute function note_checkout_begun();

-- Every order of a cart has its key; those that merchants write have none, and no cart either.
create function end_cart_journey() returns trigger language plpgsql as $$
begin
  update cart_journeys set ordered_at = now(), checkout_at = coalesce(checkout_at, now()), order_id = new.order_id
  where cart_id = new.cart_id and ordered_at is null;
  return null;
end $$;
create trigger order_keys_end_journey after insert on order_keys for each row execute function end_cart_journey();

-- A guest who signs in takes the lines along into the account's cart, and with them the journey: it is not counted twice.
create function drop_merged_journey() returns trigger language plpgsql as $$
begin
  if old.session_id is not null then delete from cart_journeys where cart_id = old.id and ordered_at is null; end if;
  return old;
end $$;
create trigger carts_merged before delete on carts for each row execute function drop_merged_journey();

insert into cart_journeys (cart_id, begun_at, checkout_at)
select c.id, c.created_at, case when c.draft <> '{}' then c.modified_at end from carts c
where exists (select 1 from cart_lines l where l.cart_id = c.id);

-- Grows with every change, whoever makes it: who edits what somebody else changed meanwhile is told.
alter table orders add column version integer not null default 0;
create function grow_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger orders_version before update on orders for each row execute function grow_version();

-- What counts as sold, by its day.
create index orders_sold on orders (created_at) where trashed_at is null and status in ('processing', 'completed', 'refunded');
-- A part of the buyer's name.
create index orders_buyer on orders using gin (buyer gin_trgm_ops);
-- Who used a coupon, newest first.
create index coupon_uses_newest on coupon_uses (coupon_id, id desc);
-- What the people of a session allowed.
create index consents_session on consents (session_hash) where session_hash is not null;
