-- Gift cards and store credit: what a shop owes in goods. Each is an account whose balance is the sum of its moves.
create table stored_values (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('gift-card', 'credit')),
  -- Whose credit it is. A card belongs to whoever knows its code.
  user_id bigint unique references users on delete set null,
  -- SHA-256 of a code of 80 bits of chance; the code itself is encrypted, for the mail and for sending it again.
  code_hash bytea unique check (octet_length(code_hash) = 32),
  locked_code bytea,
  last_four text not null default '' check (last_four ~ '^([0-9A-Z]{4})?$'),
  balance_cents bigint not null default 0 check (balance_cents >= 0),
  is_blocked boolean not null default false,
  expires_at timestamptz,
  -- The line that bought it, and which of its units.
  order_id bigint,
  order_line_id bigint,
  unit integer,
  recipient_name text not null default '' check (length(recipient_name) <= 100),
  recipient_email text not null default '' check (length(recipient_email) <= 254),
  sender_name text not null default '' check (length(sender_name) <= 200),
  message text not null default '' check (length(message) <= 500),
  -- When it is to be mailed; null: to nobody.
  send_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (order_line_id, unit),
  check ((kind = 'gift-card') = (code_hash is not null)),
  check (kind = 'gift-card' or order_line_id is null)
);
create index stored_values_to_mail on stored_values (send_at) where mailed_at is null and send_at is not null;
create index stored_values_order on stored_values (order_id) where order_id is not null;
create index stored_values_email on stored_values (lower(recipient_email)) where recipient_email <> '';
create index stored_values_last_four on stored_values (last_four) where last_four <> '';
select audit_changes('stored_values', 'id', 'code_hash', 'locked_code', 'message', 'recipient_name', 'recipient_email', 'sender_name');

-- The ledger. Nothing in it is changed or deleted; it names nobody.
create table stored_value_moves (
  id bigint generated always as identity primary key,
  value_id bigint not null references stored_values,
  cents bigint not null check (cents <> 0),
  --   issued    sold or made by hand        taken-back  what was left when the order that bought it was given back
  --   spent     pays an order               released    the order was given up
  --   refunded  an order's refund           corrected   by the merchant's hand, either way
  reason text not null check (reason in ('issued', 'taken-back', 'spent', 'released', 'refunded', 'corrected')),
  order_id bigint,
  refund_id bigint,
  note text not null default '' check (length(note) <= 300),
  actor text not null check (length(actor) between 1 and 200),
  created_at timestamptz not null default now(),
  check (case when reason = 'spent' then cents < 0 and order_id is not null
    when reason in ('released', 'refunded') then cents > 0 and order_id is not null
    when reason = 'taken-back' then cents < 0 else true end),
  check ((reason = 'refunded') = (refund_id is not null))
);
create index stored_value_moves_value on stored_value_moves (value_id, id);
create index stored_value_moves_order on stored_value_moves (order_id) where order_id is not null;
-- A refund reaches an account once.
create unique index stored_value_moves_refund on stored_value_moves (refund_id, value_id) where refund_id is not null;

create function keep_stored_value_moves() returns trigger language plpgsql as $$
begin
  raise exception 'stored_value_moves is append only: write a move that undoes the other';
end $$;
create trigger stored_value_moves_kept before update or delete on stored_value_moves
  for each row execute function keep_stored_value_moves();

-- What gift cards and credit pay of an order: spent less released. Money that came is paid_cents, so what is left to pay is
-- total_cents - stored_value_cents - paid_cents, and no sum of sales changes by the way it is paid.
alter table orders add column stored_value_cents bigint not null default 0 check (stored_value_cents >= 0);
alter table orders drop constraint orders_refunded_cents_check;
alter table orders add constraint orders_refunded_cents_check
  check (refunded_cents between 0 and greatest(paid_cents + stored_value_cents, total_cents));

-- Of a refund, what is taken from the part that cards and credit paid; as_credit: all of it becomes credit of the customer.
alter table order_refunds add column stored_value_cents bigint not null default 0 check (stored_value_cents >= 0);
alter table order_refunds add column as_credit boolean not null default false;

-- Cards that were typed into a cart.
alter table carts add column gift_cards bigint[] not null default '{}' check (cardinality(gift_cards) <= 5);

-- Products that are gift cards; with both bounds, in whole reais, the buyer chooses the value.
alter table products add column gift_card boolean not null default false;
alter table products add column gift_value_least integer check (gift_value_least between 1 and 10000);
alter table products add column gift_value_most integer check (gift_value_most between 1 and 10000);

-- A code is mailed: nothing of it has to be sent.
create function keep_gift_card_virtual() returns trigger language plpgsql as $$
begin
  new.virtual := true;
  return new;
end $$;
create trigger products_gift_card before insert or update of gift_card, virtual on products
  for each row when (new.gift_card and not new.virtual) execute function keep_gift_card_virtual();

-- For whom a gift card is: {"name", "email", "message", "sendOn", "cents"}, each of which may be missing.
alter table cart_lines add column gift jsonb check (jsonb_typeof(gift) = 'object');
-- Not null: the line sells gift cards, each unit one of its unit price.
alter table order_lines add column gift jsonb check (jsonb_typeof(gift) = 'object');

-- Whoever writes the line, a gift card is known as one, also when the product is gone.
create function mark_gift_line() returns trigger language plpgsql as $$
begin
  if new.gift is null and exists (select from products p where p.id = new.product_id and p.gift_card) then new.gift := '{}'; end if;
  return new;
end $$;
create trigger order_lines_gift before insert on order_lines
  for each row when (new.gift is null and new.product_id is not null) execute function mark_gift_line();

-- The only way a balance changes: with its move, or not at all. Below zero it fails.
create function move_stored_value(
  account bigint, amount bigint, why text, by_order bigint, by_refund bigint, told text, who text
) returns void language plpgsql as $$
begin
  if amount = 0 then return; end if;
  update stored_values set balance_cents = balance_cents + amount,
    -- What comes back late can still be used.
    expires_at = case when why in ('released', 'refunded') then greatest(expires_at, now() + interval '30 days') else expires_at end
  where id = account;
  insert into stored_value_moves (value_id, cents, reason, order_id, refund_id, note, actor)
  values (account, amount, why, by_order, by_refund, told, who);
end $$;

-- Gives back what cards and credit pay of an order beyond a sum, the last one used first; what refunds gave back already stays so.
create function release_stored_value(of_order bigint, keep bigint) returns bigint language plpgsql as $$
declare
  used record;
  part bigint;
  due bigint;
  released bigint := 0;
begin
  select coalesce(-sum(cents), 0) - keep into due from stored_value_moves
  where order_id = of_order and reason in ('spent', 'released', 'refunded');
  if due <= 0 then return 0; end if;
  -- All at first, in one order: whoever spends several does the same.
  perform from stored_values where id in (select value_id from stored_value_moves where order_id = of_order) order by id for update;
  for used in
    select value_id, -sum(cents) as cents from stored_value_moves
    where order_id = of_order and reason in ('spent', 'released', 'refunded')
    group by value_id having -sum(cents) > 0 order by min(id) desc
  loop
    part := least(due - released, used.cents);
    exit when part <= 0;
    perform move_stored_value(used.value_id, part, 'released', of_order, null, '', 'Loja');
    released := released + part;
  end loop;
  return released;
end $$;

-- Cards whose order was given back are worth nothing more; what was spent of them is spent.
create function take_back_gift_cards(of_order bigint, of_line bigint, from_unit integer) returns void language plpgsql as $$
declare
  card record;
begin
  for card in
    select id, balance_cents from stored_values
    where order_id = of_order and balance_cents > 0 and (of_line is null or order_line_id = of_line and unit >= from_unit)
    order by id for update
  loop
    perform move_stored_value(card.id, -card.balance_cents, 'taken-back', of_order, null, '', 'Loja');
  end loop;
end $$;

-- The order stands again: its cards are worth what was taken back.
create function give_gift_cards_again(of_order bigint) returns void language plpgsql as $$
declare
  card record;
begin
  for card in
    select v.id, l.unit_cents - (
      select coalesce(sum(m.cents), 0) from stored_value_moves m where m.value_id = v.id and m.reason in ('issued', 'taken-back')
    ) as cents
    from stored_values v join order_lines l on l.id = v.order_line_id
    where v.order_id = of_order and v.unit <= l.quantity - l.refunded_units order by v.id for update of v
  loop
    if card.cents > 0 then perform move_stored_value(card.id, card.cents, 'issued', of_order, null, '', 'Loja'); end if;
  end loop;
end $$;

create function follow_order_with_stored_value() returns trigger language plpgsql as $$
begin
  if new.status = 'cancelled' and new.stored_value_cents > 0 then
    new.stored_value_cents := new.stored_value_cents - release_stored_value(new.id, 0);
  end if;
  if new.status in ('cancelled', 'refunded') then
    perform take_back_gift_cards(new.id, null, null);
  elsif old.status in ('cancelled', 'refunded') and new.status in ('processing', 'completed') then
    perform give_gift_cards_again(new.id);
  end if;
  return new;
end $$;
create trigger orders_stored_value before update of status on orders for each row
  when (new.status <> old.status and (new.status in ('cancelled', 'refunded') or old.status in ('cancelled', 'refunded')))
  execute function follow_order_with_stored_value();

create function follow_line_with_gift_cards() returns trigger language plpgsql as $$
begin
  perform take_back_gift_cards(new.order_id, new.id, new.quantity - new.refunded_units + 1);
  return null;
end $$;
create trigger order_lines_gift_cards after update of refunded_units on order_lines for each row
  when (new.gift is not null and new.refunded_units > old.refunded_units) execute function follow_line_with_gift_cards();

-- A mail with a card's code has it only while it is sent: in the outbox stand words in its place.
alter table mails add column gift_card_id bigint references stored_values on delete set null;
