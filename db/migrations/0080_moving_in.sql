-- Moving in: a whole shop of another system is read into a staging table, planned, told as a report, and then carried out.

create table moves (
  id bigint generated always as identity primary key,
  -- Which shop it comes from. The same shop twice is an update, whatever file it came in.
  source text not null check (source ~ '^[a-z0-9][a-z0-9.:-]{0,199}$'),
  name text not null default '' check (length(name) <= 200),
  -- How it is read: the reader's name, the file or address, what the merchant chose. Never keys or passwords.
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  state text not null check (state in ('receiving', 'reading', 'planning', 'planned', 'carrying-out', 'finishing', 'done', 'undoing', 'undone', 'failed')),
  -- Asked to rest; going on continues where it was.
  paused boolean not null default false,
  things_read bigint not null default 0 check (things_read >= 0),
  -- The last thing that is staged (`kind:oldId`), for sources that can go on behind it.
  cursor text not null default '' check (length(cursor) <= 300),
  -- The kinds that are here whole, with what they say about each other.
  kinds_done text[] not null default '{}',
  problem text not null default '' check (length(problem) <= 1000),
  user_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  finished_at timestamptz
);
-- One at a time: two would plan against each other.
create unique index moves_active on moves ((true)) where state in ('reading', 'planning', 'carrying-out', 'finishing', 'undoing');

-- What was read. What came over keeps no copy of its data here.
create table moved_things (
  move_id bigint not null references moves on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  old_id text not null check (length(old_id) between 1 and 200),
  -- The order in which things of a kind are carried out.
  sort bigint not null,
  data jsonb not null,
  fingerprint text not null,
  title text not null default '' check (length(title) <= 300),
  old_url text not null default '' check (length(old_url) <= 1000),
  -- How it comes: as it is, changed on the way, or not at all.
  state text not null default 'waiting' check (state in ('waiting', 'same', 'changed', 'refused')),
  action text check (action in ('create', 'link', 'update', 'keep', 'ask', 'refuse')),
  -- What the merchant answered where it was changed on both sides.
  answer text check (answer in ('theirs', 'ours')),
  reason text not null default '' check (length(reason) <= 500),
  notes text[] not null default '{}',
  done_at timestamptz,
  primary key (move_id, kind, old_id)
);
create index moved_things_order on moved_things (move_id, kind, sort, old_id) where done_at is null;
create index moved_things_report on moved_things (move_id, kind, state, sort);

-- The lasting map from the old shop to this one: makes a second run find what it brought before.
create table old_things (
  source text not null,
  kind text not null,
  old_id text not null,
  -- The table that it stands in here.
  place text not null,
  new_id bigint not null,
  -- False: it was here before, and stays when the move is taken back.
  created boolean not null,
  -- What stood there and here when both agreed.
  there text not null,
  here text not null,
  brought_at timestamptz not null default now(),
  primary key (source, kind, old_id)
);
create index old_things_new on old_things (kind, new_id);

-- Pictures come after the things that show them; their numbers are given out before.
create table moved_pictures (
  media_id bigint primary key default nextval('object_ids'),
  source text not null,
  old_id text not null,
  url text not null check (length(url) <= 2000),
  alt text not null default '' check (length(alt) <= 1000),
  title text not null default '' check (length(title) <= 300),
  state text not null default 'waiting' check (state in ('waiting', 'here', 'failed')),
  note text not null default '' check (length(note) <= 500),
  unique (source, old_id)
);
create index moved_pictures_waiting on moved_pictures (media_id) where state = 'waiting';
create table moved_picture_uses (
  media_id bigint not null references moved_pictures on delete cascade,
  noun text not null check (noun in ('product', 'variation', 'category', 'attribute-term', 'content')),
  thing_id bigint not null,
  position integer not null default 0,
  primary key (media_id, noun, thing_id)
);

select audit_changes('moves', 'id', 'things_read', 'cursor', 'kinds_done');

-- Old orders are history: they cause no mail, webhook, invoice, parcel to follow or other work. Whoever brings them says so for the transaction.
create function is_moving_in() returns boolean language sql stable as $$
  select coalesce(current_setting('vitrine.moving_in', true), '') = 'on'
$$;

alter function emit_event(text, text, jsonb) rename to emit_event_now;
create function emit_event(wanted text, about text, told jsonb) returns void language plpgsql as $$
begin
  if is_moving_in() then return; end if;
  perform emit_event_now(wanted, about, told);
end $$;

create or replace function hand_over_order() returns trigger language plpgsql as $$
begin
  if is_moving_in() then return null; end if;
  insert into order_invoices (order_id) values (new.id) on conflict do nothing;
  if found then
    perform emit_event('order.paid', 'order:' || new.id, jsonb_build_object('orderId', new.id));
  end if;
  return null;
end $$;

drop trigger follow_new_tracking_code on orders;
drop trigger follow_tracking_code on orders;
create trigger follow_new_tracking_code after insert on orders for each row
  when (new.tracking_code <> '' and not is_moving_in()) execute function follow_tracking_code();
create trigger follow_tracking_code after update of tracking_code on orders for each row
  when (old.tracking_code <> new.tracking_code and not is_moving_in()) execute function follow_tracking_code();

alter table orders drop constraint orders_created_via_check;
alter table orders add constraint orders_created_via_check
  check (created_via in ('checkout', 'store-api', 'rest-api', 'admin', 'import'));
