-- Mails that sell: who agreed to them, what was sent, and what came of it.

-- Whether an address may be written to. No row is a no.
create table marketing_consents (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  is_given boolean not null,
  changed_at timestamptz not null,
  source text not null check (source in ('checkout', 'account', 'form', 'link', 'undo', 'merchant')),
  -- What the person read when they said yes or no.
  words text not null default '' check (length(words) <= 1000)
);
select audit_changes('marketing_consents', 'id', 'email');
create index marketing_consents_newest on marketing_consents (changed_at desc, id desc);

-- Every yes and every no, kept as a proof.
create table marketing_consent_events (
  id bigint generated always as identity primary key,
  consent_id bigint not null references marketing_consents on delete cascade,
  is_given boolean not null,
  at timestamptz not null,
  source text not null,
  words text not null default '',
  -- A keyed hash of the network address, where the answer came from a browser.
  network_hash bytea
);
create index marketing_consent_events_of on marketing_consent_events (consent_id, id);

-- One mail that sells. The unique key makes each of them happen once, whoever tries it again.
create table marketing_mails (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z0-9-]{1,40}$'),
  -- What it is about: a cart, an order, a birthday of one year.
  subject text not null check (length(subject) between 1 and 100),
  step smallint not null default 1,
  email text not null check (email = lower(email)),
  -- Mails that somebody asked for one by one are not counted against the weekly bound.
  is_counted boolean not null default true,
  mail_id bigint references mails on delete set null,
  coupon_id bigint references coupons on delete set null,
  sent_at timestamptz not null,
  clicked_at timestamptz,
  unique (kind, subject, step)
);
create index marketing_mails_address on marketing_mails (email, sent_at);
create index marketing_mails_sent on marketing_mails (sent_at);
create index marketing_mails_mail on marketing_mails (mail_id) where mail_id is not null;
create index marketing_mails_coupon on marketing_mails (coupon_id) where coupon_id is not null;

-- An order that followed a click within a week; it counts for one mail.
create table marketing_orders (
  order_id bigint primary key references orders on delete cascade,
  marketing_mail_id bigint not null references marketing_mails on delete cascade
);
create index marketing_orders_mail on marketing_orders (marketing_mail_id);

-- «Avise-me quando chegar»: a yes to one mail about one thing.
create table back_in_stock_requests (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  product_id bigint not null references products on delete cascade,
  variation_id bigint references variations on delete cascade,
  created_at timestamptz not null,
  -- Written to, or no longer wanted.
  closed_at timestamptz,
  network_hash bytea
);
create unique index back_in_stock_requests_open on back_in_stock_requests (email, product_id, coalesce(variation_id, 0))
  where closed_at is null;
create index back_in_stock_requests_product on back_in_stock_requests (product_id, variation_id) where closed_at is null;

-- Day and month alone: the year is nobody's business.
create table customer_birthdays (
  user_id bigint primary key references users on delete cascade,
  month smallint not null check (month between 1 and 12),
  day smallint not null check (day between 1 and 31)
);
create index customer_birthdays_day on customer_birthdays (month, day);

-- Where a mail can be unsubscribed from with one press; only mails that sell have it.
alter table mails add column unsubscribe_url text check (unsubscribe_url ~ '^https?://[^\s<>"]+$' and length(unsubscribe_url) <= 500);

-- Answers whether something changed. Writers to one address wait for each other, also for a mail that is being written.
create function set_marketing_consent(address text, given boolean, moment timestamptz, origin text, shown text, network bytea)
returns boolean language plpgsql as $$
declare
  was boolean;
  kept bigint;
begin
  perform pg_advisory_xact_lock(hashtext('marketing:' || address));
  select is_given into was from marketing_consents where email = address;
  if was is not distinct from given then return false; end if;
  insert into marketing_consents (email, is_given, changed_at, source, words)
  values (address, given, moment, origin, left(shown, 1000))
  on conflict (email) do update set is_given = excluded.is_given, changed_at = excluded.changed_at,
    source = excluded.source, words = excluded.words
  returning id into kept;
  insert into marketing_consent_events (consent_id, is_given, at, source, words, network_hash)
  values (kept, given, moment, origin, left(shown, 1000), network);
  return true;
end $$;

-- A newsletter's form that says what is agreed to is a yes like any other.
create function keep_newsletter_consent() returns trigger language plpgsql as $$
begin
  perform set_marketing_consent(new.email, true, new.consent_at, 'form', new.consent_text, null);
  return null;
end $$;
create trigger subscribers_agree after insert or update of consent_at on subscribers for each row
  when (new.consent_text <> '' and new.unsubscribed_at is null and length(new.email) >= 3)
  execute function keep_newsletter_consent();
