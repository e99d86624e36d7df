-- Customers as the merchant knows them: everybody who has an account, who bought without one, or who was imported. What they bought is
-- added up in the transaction that changes an order, at its commit, so nobody who buys waits for anybody else.

create table customer_profiles (
  id bigint generated always as identity primary key,
  user_id bigint unique references users on delete cascade,
  email text not null default '' check (email = lower(email) and length(email) <= 254),
  full_name text not null default '' check (length(full_name) <= 300),
  -- CPF or CNPJ, as orders have it.
  document text not null default '' check (document ~ '^(\d{11}|[0-9A-Z]{12}\d{2})?$'),
  phone text not null default '' check (length(phone) <= 30),
  -- The one of the newest order, or of the account.
  address jsonb check (address is null or is_address(address)),
  city text generated always as (coalesce(address ->> 'city', '')) stored,
  state text generated always as (coalesce(address ->> 'state', '')) stored,
  origin text not null check (origin in ('account', 'order', 'import')),
  -- Hidden while it is part of another one; what was moved stands in customer_merges.
  merged_into bigint references customer_profiles on delete cascade check (merged_into <> id),
  -- Addresses of those that are part of this one.
  other_emails text not null default '',
  -- Orders that were paid or are being prepared, without what went back.
  purchases integer not null default 0,
  spent_cents bigint not null default 0,
  first_order_at timestamptz,
  last_order_at timestamptz,
  created_at timestamptz not null default now(),
  -- What customers are found by, each word after a space.
  words text generated always as (
    plain_name(' ' || email || ' ' || full_name || ' ' || document || ' ' || translate(phone, '+()-. ', '') || ' ' || other_emails)
  ) stored
);
-- Somebody without an e-mail address, as merchants write orders down, is known by the document.
create unique index customer_profiles_paper on customer_profiles (document) where email = '' and document <> '' and user_id is null and origin = 'order';

-- Whose an order without an account is, by its address. An account has a row here only for an address that it has proved.
create table customer_emails (
  email text primary key check (email = lower(email) and email <> ''),
  profile_id bigint not null references customer_profiles on delete cascade
);
create index customer_emails_profile on customer_emails (profile_id);

-- Orders stay as they were signed; whose they are stands here. Null: nobody's any more, or of somebody who left no address.
create table customer_orders (
  order_id bigint primary key references orders on delete cascade,
  profile_id bigint references customer_profiles on delete set null,
  -- What it counts for in the sums; null: it is no purchase.
  spent_cents bigint
);
create index customer_orders_profile on customer_orders (profile_id, order_id);

create table customer_tags (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  -- What signed-in customers with the tag pay less.
  percent_off integer not null default 0 check (percent_off between 0 and 90),
  created_at timestamptz not null default now()
);
create unique index customer_tags_name on customer_tags (plain_name(name));
create table customer_tagged (
  profile_id bigint not null references customer_profiles on delete cascade,
  tag_id bigint not null references customer_tags on delete cascade,
  primary key (profile_id, tag_id)
);
create index customer_tagged_tag on customer_tagged (tag_id, profile_id);

create table customer_notes (
  id bigint generated always as identity primary key,
  profile_id bigint not null references customer_profiles on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  author text not null check (length(author) <= 250),
  created_at timestamptz not null default now()
);
create index customer_notes_profile on customer_notes (profile_id, id desc);

create table customer_segments (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  created_at timestamptz not null default now()
);
create unique index customer_segments_name on customer_segments (plain_name(name));

create table customer_merges (
  id bigint generated always as identity primary key,
  kept_id bigint not null references customer_profiles on delete cascade,
  gone_id bigint not null references customer_profiles on delete cascade,
  order_ids bigint[] not null,
  emails text[] not null,
  tag_ids bigint[] not null,
  note_ids bigint[] not null,
  actor text not null check (length(actor) <= 250),
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index customer_merges_kept on customer_merges (kept_id, id desc);
create index customer_merges_gone on customer_merges (gone_id);

create function is_purchase(o orders) returns boolean language sql immutable parallel safe as $$
  select o.trashed_at is null and o.status in ('processing', 'completed') and not is_test_payment(o.payment_method)
$$;

create function order_document(o orders) returns text language sql immutable parallel safe as $$
  select case when o.person_type = 'company' and o.cnpj <> '' then o.cnpj else o.cpf end
$$;
create function order_phone(o orders) returns text language sql immutable parallel safe as $$
  select left(coalesce(nullif(o.cellphone, ''), o.billing ->> 'phone', ''), 30)
$$;
create function order_name(o orders) returns text language sql immutable parallel safe as $$
  select left(coalesce(nullif(trim((o.billing ->> 'firstName') || ' ' || (o.billing ->> 'lastName')), ''), o.billing ->> 'company', ''), 300)
$$;
create function account_name(u users) returns text language sql immutable parallel safe as $$
  select left(coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.display_name), 300)
$$;

-- What an order counts for; null: nothing, it is no purchase.
create function order_worth(o orders) returns bigint language sql immutable parallel safe as $$
  select case when is_purchase(o) then o.total_cents - o.refunded_cents end
$$;

-- Adds up one customer's orders. The lock comes first: whoever changes another order of theirs at the same moment is waited for, and then seen.
create function count_customer(profile bigint) returns void language plpgsql as $$
begin
  perform from customer_profiles where id = profile for no key update;
  update customer_orders c set spent_cents = order_worth(o) from orders o
  where o.id = c.order_id and c.profile_id = profile and c.spent_cents is distinct from order_worth(o);
  update customer_profiles p
  set purchases = s.purchases, spent_cents = s.spent, first_order_at = s.first, last_order_at = s.last
  from (
    select count(*)::integer as purchases, coalesce(sum(c.spent_cents), 0)::bigint as spent, min(o.created_at) as first, max(o.created_at) as last
    from customer_orders c join orders o on o.id = c.order_id where c.profile_id = profile and c.spent_cents is not null
  ) s
  where p.id = profile
    and (p.purchases, p.spent_cents, p.first_order_at, p.last_order_at) is distinct from (s.purchases, s.spent, s.first, s.last);
end $$;

-- One order's part of the sums. An order that was not paid yet has none, and a purchase more reads no other order of theirs.
create function count_order(o orders, profile bigint) returns void language plpgsql as $$
declare
  was bigint;
  worth bigint := order_worth(o);
begin
  select spent_cents into was from customer_orders where order_id = o.id;
  if was is not distinct from worth then return; end if;
  if worth is null then
    -- The first or the last may be another one now.
    perform count_customer(profile);
    return;
  end if;
  update customer_orders set spent_cents = worth where order_id = o.id;
  update customer_profiles
  set purchases = purchases + (was is null)::integer, spent_cents = spent_cents + worth - coalesce(was, 0),
    first_order_at = least(first_order_at, o.created_at), last_order_at = greatest(last_order_at, o.created_at)
  where id = profile;
end $$;

-- The customer that an order belongs to, made if need be.
create function customer_of_order(o orders) returns bigint language plpgsql as $$
declare
  profile bigint;
  paper text := order_document(o);
begin
  if o.user_id is not null then
    select id into profile from customer_profiles where user_id = o.user_id;
    if profile is null then
      insert into customer_profiles (user_id, email, full_name, origin, created_at)
      select u.id, u.email, account_name(u), 'account', u.created_at from users u where u.id = o.user_id
      on conflict (user_id) do update set user_id = excluded.user_id returning id into profile;
    end if;
  elsif o.email <> '' then
    select profile_id into profile from customer_emails where email = o.email;
    if profile is null then
      insert into customer_profiles (email, origin, created_at) values (o.email, 'order', o.created_at) returning id into profile;
      insert into customer_emails (email, profile_id) values (o.email, profile) on conflict (email) do nothing;
      if not found then
        delete from customer_profiles where id = profile;
        select profile_id into profile from customer_emails where email = o.email;
      end if;
    end if;
  elsif paper <> '' then
    insert into customer_profiles (document, origin, created_at) values (paper, 'order', o.created_at)
    on conflict (document) where email = '' and document <> '' and user_id is null and origin = 'order'
    do update set document = excluded.document returning coalesce(merged_into, id) into profile;
  end if;
  return profile;
end $$;

-- At the commit, when everything else is locked already: two orders of one customer can't wait for each other.
create function follow_order() returns trigger language plpgsql as $$
declare
  o orders;
  before bigint;
  profile bigint;
  is_known boolean;
  is_moved boolean := tg_op = 'INSERT';
begin
  select * into o from orders where id = new.id;
  if not found then return null; end if;
  select profile_id, true into before, is_known from customer_orders where order_id = o.id;
  profile := before;
  if tg_op = 'UPDATE' and (old.user_id, old.email, old.cpf, old.cnpj, old.person_type)
    is distinct from (new.user_id, new.email, new.cpf, new.cnpj, new.person_type) then
    -- An order of somebody who was forgotten stays nobody's, unless it gets another buyer.
    is_moved := not (coalesce(is_known, false) and before is null and (old.email, old.cpf, old.cnpj) is not distinct from (new.email, new.cpf, new.cnpj));
  end if;
  if is_known is null or is_moved and not (tg_op = 'INSERT' and is_known) then
    profile := customer_of_order(o);
    insert into customer_orders (order_id, profile_id) values (o.id, profile)
    on conflict (order_id) do update set profile_id = excluded.profile_id where customer_orders.profile_id is distinct from excluded.profile_id;
  end if;
  if before is distinct from profile and before is not null then
    perform count_customer(before);
    -- A mistyped address was nobody.
    delete from customer_profiles p where p.id = before and p.origin = 'order' and p.merged_into is null
      and not exists (select from customer_orders c where c.profile_id = p.id) and not exists (select from customer_notes n where n.profile_id = p.id)
      and not exists (select from customer_tagged t where t.profile_id = p.id) and not exists (select from customer_profiles m where m.merged_into = p.id);
  end if;
  if profile is null then return null; end if;
  if tg_op = 'INSERT' or is_moved or (old.billing, old.cellphone) is distinct from (new.billing, new.cellphone) then
    perform take_order_facts(o, profile);
  end if;
  if tg_op = 'UPDATE' and (before is distinct from profile or old.created_at is distinct from new.created_at) then
    perform count_customer(profile);
  else
    perform count_order(o, profile);
  end if;
  return null;
end $$;

-- Name, document, telephone and address of the newest order. Who has an account says the name there.
create function take_order_facts(o orders, profile bigint) returns void language sql as $$
  update customer_profiles p
  set document = coalesce(nullif(order_document(o), ''), p.document), phone = coalesce(nullif(order_phone(o), ''), p.phone), address = o.billing,
    full_name = case when p.user_id is null then coalesce(nullif(order_name(o), ''), p.full_name) else p.full_name end
  where p.id = profile and o.trashed_at is null
    and not exists (select from customer_orders c join orders n on n.id = c.order_id where c.profile_id = profile and c.order_id > o.id and n.trashed_at is null)
    and (p.document, p.phone, p.address, p.full_name) is distinct from (
      coalesce(nullif(order_document(o), ''), p.document), coalesce(nullif(order_phone(o), ''), p.phone), o.billing,
      case when p.user_id is null then coalesce(nullif(order_name(o), ''), p.full_name) else p.full_name end)
$$;

create constraint trigger orders_customer_new after insert on orders deferrable initially deferred for each row execute function follow_order();
create constraint trigger orders_customer_changed
  after update of status, trashed_at, total_cents, refunded_cents, payment_method, user_id, email, person_type, cpf, cnpj, cellphone, billing, created_at on orders
  deferrable initially deferred for each row
  when ((old.status, old.trashed_at, old.total_cents, old.refunded_cents, old.payment_method, old.user_id, old.email, old.person_type, old.cpf, old.cnpj,
    old.cellphone, old.billing, old.created_at) is distinct from (new.status, new.trashed_at, new.total_cents, new.refunded_cents, new.payment_method,
    new.user_id, new.email, new.person_type, new.cpf, new.cnpj, new.cellphone, new.billing, new.created_at))
  execute function follow_order();

create function follow_lost_order() returns trigger language plpgsql as $$
begin
  if old.profile_id is not null then perform count_customer(old.profile_id); end if;
  return null;
end $$;
create trigger customer_orders_lost after delete on customer_orders for each row execute function follow_lost_order();

-- Whoever has an account to buy with is a customer; those who run the shop are, once they buy.
create function follow_account() returns trigger language plpgsql as $$
begin
  update customer_profiles p set email = new.email, full_name = account_name(new)
  where p.user_id = new.id and (p.email, p.full_name) is distinct from (new.email, account_name(new));
  if new.roles <@ array['customer', 'subscriber'] then
    insert into customer_profiles (user_id, email, full_name, origin, created_at)
    values (new.id, new.email, account_name(new), 'account', new.created_at) on conflict (user_id) do nothing;
  end if;
  return null;
end $$;
create trigger users_customer after insert or update of email, first_name, last_name, display_name, roles on users
  for each row execute function follow_account();

create function follow_address() returns trigger language plpgsql as $$
begin
  if new.kind <> 'billing' then return null; end if;
  update customer_profiles p
  set document = coalesce(nullif(case when new.fields ->> 'personType' = 'company' then new.fields ->> 'cnpj' else new.fields ->> 'cpf' end, ''), p.document),
    phone = left(coalesce(nullif(new.fields ->> 'cellphone', ''), nullif(new.fields -> 'billing' ->> 'phone', ''), p.phone), 30),
    address = case when is_address(new.fields -> 'billing') then new.fields -> 'billing' else p.address end
  where p.user_id = new.user_id;
  return null;
end $$;
create trigger customer_addresses_customer after insert or update on customer_addresses for each row execute function follow_address();

-- Two that are one: orders, addresses, tags and notes of the second go to the first, and what went is written down to be taken back.
create function merge_customers(kept bigint, gone bigint, by_whom text) returns bigint language plpgsql as $$
declare
  moved_orders bigint[];
  moved_emails text[];
  moved_notes bigint[];
  new_tags bigint[];
  merge bigint;
begin
  perform from customer_profiles where id in (kept, gone) order by id for update;
  with moved as (update customer_orders set profile_id = kept where profile_id = gone returning order_id)
  select coalesce(array_agg(order_id), '{}') into moved_orders from moved;
  with moved as (update customer_emails set profile_id = kept where profile_id = gone returning email)
  select coalesce(array_agg(email), '{}') into moved_emails from moved;
  with moved as (update customer_notes set profile_id = kept where profile_id = gone returning id)
  select coalesce(array_agg(id), '{}') into moved_notes from moved;
  with added as (
    insert into customer_tagged (profile_id, tag_id) select kept, tag_id from customer_tagged where profile_id = gone on conflict do nothing returning tag_id
  )
  select coalesce(array_agg(tag_id), '{}') into new_tags from added;
  update customer_profiles set merged_into = kept where id = gone;
  perform name_other_emails(kept);
  perform count_customer(kept);
  perform count_customer(gone);
  insert into customer_merges (kept_id, gone_id, order_ids, emails, tag_ids, note_ids, actor)
  values (kept, gone, moved_orders, moved_emails, new_tags, moved_notes, left(by_whom, 250)) returning id into merge;
  return merge;
end $$;

create function name_other_emails(profile bigint) returns void language sql as $$
  update customer_profiles p set other_emails = coalesce((
    select string_agg(trim(m.email || ' ' || m.other_emails), ' ' order by m.id) from customer_profiles m
    where m.merged_into = profile and m.email <> '' and m.email <> p.email), '')
  where p.id = profile
$$;

-- Takes a merge back: what came later stays where it is.
create function unmerge_customers(merge bigint) returns void language plpgsql as $$
declare
  m customer_merges;
begin
  update customer_merges set undone_at = now() where id = merge and undone_at is null returning * into m;
  if not found then return; end if;
  perform from customer_profiles where id in (m.kept_id, m.gone_id) order by id for update;
  update customer_profiles set merged_into = null where id = m.gone_id;
  update customer_orders set profile_id = m.gone_id where profile_id = m.kept_id and order_id = any (m.order_ids);
  update customer_emails set profile_id = m.gone_id where profile_id = m.kept_id and email = any (m.emails);
  update customer_notes set profile_id = m.gone_id where profile_id = m.kept_id and id = any (m.note_ids);
  delete from customer_tagged where profile_id = m.kept_id and tag_id = any (m.tag_ids);
  perform name_other_emails(m.kept_id);
  perform count_customer(m.kept_id);
  perform count_customer(m.gone_id);
end $$;

-- Whoever opened a link that was sent to the account's address reads its mail: what was bought with it before, without an account, is theirs
-- to the merchant. The account shows nothing more than it did.
create function prove_customer_email(account bigint) returns void language plpgsql as $$
declare
  own customer_profiles;
  other customer_profiles;
begin
  select * into own from customer_profiles where user_id = account;
  if not found then return; end if;
  select p.* into other from customer_emails e join customer_profiles p on p.id = e.profile_id where e.email = own.email;
  if not found then
    insert into customer_emails (email, profile_id) values (own.email, own.id) on conflict (email) do nothing;
  elsif other.id <> own.id and other.user_id is null then
    perform merge_customers(own.id, other.id, 'Loja');
  elsif other.id <> own.id then
    -- The address was another account's before.
    update customer_emails set profile_id = own.id where email = own.email;
  end if;
end $$;

-- Everybody at once: for what was there before, and where the doctor finds a difference. Answers how many sums were wrong.
create function count_customers() returns integer language plpgsql as $$
declare
  changed integer;
begin
  insert into customer_profiles (user_id, email, full_name, origin, created_at)
  select u.id, u.email, account_name(u), 'account', u.created_at from users u
  where u.roles <@ array['customer', 'subscriber'] or exists (select from orders o where o.user_id = u.id)
  on conflict (user_id) do nothing;
  with fresh as (
    insert into customer_profiles (email, origin, created_at)
    select o.email, 'order', min(o.created_at) from orders o
    where o.user_id is null and o.email <> '' and not exists (select from customer_emails e where e.email = o.email)
      and not exists (select from customer_orders c where c.order_id = o.id)
    group by o.email order by min(o.id) returning id, email
  )
  insert into customer_emails (email, profile_id) select email, id from fresh;
  insert into customer_profiles (document, origin, created_at)
  select order_document(o), 'order', min(o.created_at) from orders o
  where o.user_id is null and o.email = '' and order_document(o) <> '' and not exists (select from customer_orders c where c.order_id = o.id)
  group by 1 on conflict do nothing;
  with fresh as (
    insert into customer_orders (order_id, profile_id, spent_cents)
    select o.id, coalesce(account.id, e.profile_id, paper.id), order_worth(o) from orders o
    left join customer_profiles account on account.user_id = o.user_id
    left join customer_emails e on o.user_id is null and e.email = o.email
    left join customer_profiles paper on o.user_id is null and o.email = '' and paper.email = '' and paper.user_id is null
      and paper.origin = 'order' and paper.document <> '' and paper.document = order_document(o)
    where not exists (select from customer_orders c where c.order_id = o.id)
    returning order_id, profile_id
  ),
  newest as (
    select distinct on (f.profile_id) f.profile_id, o as placed from fresh f join orders o on o.id = f.order_id
    where f.profile_id is not null order by f.profile_id, o.trashed_at is not null, o.id desc
  )
  update customer_profiles p
  set document = coalesce(nullif(order_document(placed), ''), p.document), phone = coalesce(nullif(order_phone(placed), ''), p.phone),
    address = (placed).billing, full_name = case when p.user_id is null then order_name(placed) else p.full_name end
  from newest where newest.profile_id = p.id;
  update customer_profiles p
  set document = coalesce(nullif(case when a.fields ->> 'personType' = 'company' then a.fields ->> 'cnpj' else a.fields ->> 'cpf' end, ''), ''),
    phone = left(coalesce(nullif(a.fields ->> 'cellphone', ''), a.fields -> 'billing' ->> 'phone', ''), 30), address = a.fields -> 'billing'
  from customer_addresses a where a.user_id = p.user_id and a.kind = 'billing' and p.address is null and is_address(a.fields -> 'billing');
  update customer_orders c set spent_cents = order_worth(o) from orders o
  where o.id = c.order_id and c.spent_cents is distinct from order_worth(o);
  with sums as (
    select c.profile_id, count(*)::integer as purchases, sum(c.spent_cents)::bigint as spent, min(o.created_at) as first, max(o.created_at) as last
    from customer_orders c join orders o on o.id = c.order_id where c.spent_cents is not null and c.profile_id is not null group by 1
  )
  update customer_profiles p
  set purchases = coalesce(s.purchases, 0), spent_cents = coalesce(s.spent, 0), first_order_at = s.first, last_order_at = s.last
  from customer_profiles q left join sums s on s.profile_id = q.id
  where q.id = p.id and (p.purchases, p.spent_cents, p.first_order_at, p.last_order_at)
    is distinct from (coalesce(s.purchases, 0), coalesce(s.spent, 0), s.first, s.last);
  get diagnostics changed = row_count;
  return changed;
end $$;
analyze orders;
select count_customers();
-- After the rows: filled into so many indexes one by one they would take several times as long.
create index customer_profiles_last on customer_profiles (last_order_at desc nulls last, id desc) where merged_into is null;
create index customer_profiles_spent on customer_profiles (spent_cents desc, id desc) where merged_into is null;
create index customer_profiles_purchases on customer_profiles (purchases desc, id desc) where merged_into is null;
create index customer_profiles_name on customer_profiles (plain_name(full_name), id) where merged_into is null;
create index customer_profiles_new on customer_profiles (created_at desc, id desc) where merged_into is null;
create index customer_profiles_state on customer_profiles (state) where merged_into is null;
create index customer_profiles_words on customer_profiles using gin (words gin_trgm_ops);
create index customer_profiles_email on customer_profiles (email) where email <> '';
create index customer_profiles_document on customer_profiles (document) where document <> '';
create index customer_profiles_merged on customer_profiles (merged_into) where merged_into is not null;
analyze customer_profiles;
analyze customer_orders;
analyze customer_emails;

-- Personal data is left out: what customers ask to be forgotten must not stay in the register.
create trigger customer_profiles_audited after delete on customer_profiles for each row when (current_setting('vitrine.actor', true) <> '')
  execute function note_change('id', 'email', 'full_name', 'document', 'phone', 'address', 'city', 'state', 'origin', 'merged_into', 'other_emails', 'purchases',
    'spent_cents', 'first_order_at', 'last_order_at', 'words');
select audit_changes('customer_tags', 'id');
select audit_changes('customer_tagged', 'profile_id');
select audit_changes('customer_notes', 'profile_id', 'text');
select audit_changes('customer_segments', 'id');
select audit_changes('customer_merges', 'kept_id', 'emails');
