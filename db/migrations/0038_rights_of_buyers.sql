-- What the law gives to who buys, and the shop's proof of it: when goods arrived, what was agreed to, what things cost before,
-- what is known of a person, and who got in.

-- CDC art. 49 counts from the day that the goods arrive, which nobody knows by the order's state.
alter table orders add column delivered_at timestamptz;
-- Until today «concluído» stood for it. Nobody outside has to be told of what is only written down elsewhere.
alter table orders disable trigger user;
update orders o set delivered_at = (
  select max(e.created_at) from order_events e where e.order_id = o.id and e.kind = 'status' and e.after ->> 'status' = 'completed'
) where status = 'completed';
alter table orders enable trigger user;
-- What is not sent by anybody is with its buyer as soon as it is done.
create function arrive_unsent() returns trigger language plpgsql as $$
begin
  new.delivered_at := coalesce(new.delivered_at, now());
  return new;
end $$;
create trigger orders_unsent before update of status on orders for each row
  when (new.status = 'completed' and old.status <> 'completed' and new.shipping_rate is null) execute function arrive_unsent();

-- The money of a withdrawal has to go back by then.
alter table return_requests add column refund_due_at timestamptz;
create index return_requests_newest on return_requests (id desc);

-- Decreto 7.962/2013, art. 4, IV: the contract in a form that can be kept. Each version of the terms that somebody bought under, once.
create table terms_versions (
  id bigint generated always as identity primary key,
  content_id bigint not null,
  content_version integer not null,
  title text not null,
  text text not null,
  taken_at timestamptz not null default now(),
  unique (content_id, content_version)
);
create function keep_terms_versions() returns trigger language plpgsql as $$
begin
  raise exception 'What people agreed to is kept as it was (version %).', old.id;
end $$;
create trigger terms_versions_kept before update or delete on terms_versions for each row execute function keep_terms_versions();
alter table orders add column terms_version_id bigint references terms_versions;

-- The words of a page as people read them, a line for each of its paragraphs.
create function readable_text(document jsonb) returns text language sql immutable as $$
  select left(btrim(regexp_replace(regexp_replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(string_agg(said #>> '{}', E'\n' order by place),
      '</(p|h[1-6]|li|tr|div|ul|ol|table)>|<br[^>]*>', E'\n', 'gi'), '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '[ \t]+', ' ', 'g'), '\s*\n\s*', E'\n', 'g')), 100000)
  from jsonb_path_query(document,
    'strict $.** ? (@.type() == "object").keyvalue() ? (@.key like_regex "^(editor|title|text|tab_title|tab_content)$").value ? (@.type() == "string")'
  ) with ordinality list (said, place)
$$;

create function agree_to_terms() returns trigger language plpgsql as $$
declare
  page content;
begin
  select c.* into page from settings s
    join content c on c.type = 'page' and c.status = 'publish'
      and c.slug = (regexp_match(s.value ->> 'terms_url', '([a-z0-9-]+)/?$'))[1]
    where s.name = 'checkout';
  if page.id is null then return new; end if;
  select id into new.terms_version_id from terms_versions where content_id = page.id and content_version = page.version;
  if new.terms_version_id is null then
    insert into terms_versions (content_id, content_version, title, text)
      values (page.id, page.version, page.title, coalesce(readable_text(page.document), ''))
      on conflict (content_id, content_version) do nothing;
    select id into new.terms_version_id from terms_versions where content_id = page.id and content_version = page.version;
  end if;
  return new;
end $$;
create trigger orders_agreed before insert on orders for each row
  when (new.created_via in ('checkout', 'store-api')) execute function agree_to_terms();

-- What everything cost and when, so that «de R$ 100 por R$ 80» can be proved.
create table price_history (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  variation_id bigint references variations on delete cascade,
  price_cents bigint not null,
  sale_price_cents bigint,
  sale_from timestamptz,
  sale_to timestamptz,
  since timestamptz not null default now()
);
create index price_history_offer on price_history (product_id, variation_id, id desc);

create function note_price() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into price_history (product_id, price_cents, sale_price_cents, sale_from, sale_to)
      values (new.id, new.price_cents, new.sale_price_cents, new.sale_from, new.sale_to);
  else
    insert into price_history (product_id, variation_id, price_cents, sale_price_cents, sale_from, sale_to)
      values (new.product_id, new.id, new.price_cents, new.sale_price_cents, new.sale_from, new.sale_to);
  end if;
  return null;
end $$;
create trigger products_priced after insert on products for each row when (new.type = 'simple' and new.priced) execute function note_price();
create trigger products_repriced after update on products for each row
  when (new.type = 'simple' and new.priced and (old.price_cents, old.sale_price_cents, old.sale_from, old.sale_to, old.priced)
    is distinct from (new.price_cents, new.sale_price_cents, new.sale_from, new.sale_to, new.priced)) execute function note_price();
create trigger variations_priced after insert on variations for each row when (new.priced) execute function note_price();
create trigger variations_repriced after update on variations for each row
  when (new.priced and (old.price_cents, old.sale_price_cents, old.sale_from, old.sale_to, old.priced)
    is distinct from (new.price_cents, new.sale_price_cents, new.sale_from, new.sale_to, new.priced)) execute function note_price();
insert into price_history (product_id, price_cents, sale_price_cents, sale_from, sale_to, since)
  select id, price_cents, sale_price_cents, sale_from, sale_to, modified_at from products where type = 'simple' and priced;
insert into price_history (product_id, variation_id, price_cents, sale_price_cents, sale_from, sale_to, since)
  select product_id, id, price_cents, sale_price_cents, sale_from, sale_to, modified_at from variations where priced;

-- LGPD art. 8, § 2: the proof of a consent also says from where it came, by a fingerprint that only this shop can make.
alter table consents add column ip_hash bytea check (length(ip_hash) = 32);
-- The words that were said yes to, as they stood in the form.
alter table subscribers add column consent_text text not null default '' check (length(consent_text) <= 1000);

-- An account that its owner wants gone; until then they can change their mind.
alter table users add column erase_after timestamptz;
create index users_leaving on users (erase_after) where erase_after is not null;

-- Who got in, and what opens doors: what an incident is understood by. No names: those are with the account.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  user_id bigint references users on delete set null,
  detail text not null default '' check (length(detail) <= 200)
);
create index security_events_at on security_events (at desc, id desc);
create index security_events_user on security_events (user_id, id desc);

create function note_security() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  has jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  whose bigint := coalesce((case when tg_op = 'DELETE' then was else has end) ->> tg_argv[1], null)::bigint;
begin
  -- An account that goes takes its keys with it: nothing to tell, and nobody to tell it of.
  if whose is not null and not exists (select from users where id = whose) then return null; end if;
  insert into security_events (kind, user_id, detail) values (tg_argv[0], whose, left(coalesce(has ->> tg_argv[2], was ->> tg_argv[2], ''), 200));
  return null;
end $$;
create trigger sessions_signed_in after insert on sessions for each row
  when (new.user_id is not null) execute function note_security('signed-in', 'user_id', '');
create trigger sessions_signed_in_later after update of user_id on sessions for each row
  when (new.user_id is not null and new.user_id is distinct from old.user_id) execute function note_security('signed-in', 'user_id', '');
create trigger users_password after update of password_hash on users for each row
  when (new.password_hash <> old.password_hash) execute function note_security('password-changed', 'id', '');
create trigger users_roles after update of roles on users for each row
  when (new.roles <> old.roles) execute function note_security('roles-changed', 'id', 'roles');
create trigger second_factors_on after update of confirmed_at on second_factors for each row
  when (old.confirmed_at is null and new.confirmed_at is not null) execute function note_security('second-factor-on', 'user_id', '');
create trigger second_factors_off after delete on second_factors for each row
  when (old.confirmed_at is not null) execute function note_security('second-factor-off', 'user_id', '');
create trigger api_keys_made after insert on api_keys for each row execute function note_security('key-made', 'user_id', 'description');
create trigger api_keys_gone after delete on api_keys for each row execute function note_security('key-removed', 'user_id', 'description');
create trigger application_passwords_made after insert on application_passwords for each row execute function note_security('key-made', 'user_id', 'name');
create trigger application_passwords_gone after delete on application_passwords for each row execute function note_security('key-removed', 'user_id', 'name');

-- Once for each series of wrong guesses that became a nuisance.
create function note_guessing() returns trigger language plpgsql as $$
begin
  insert into security_events (kind, user_id, detail) values ('many-wrong-guesses', case
    when new.scope = 'sign-in' then (select id from users where login = new.key or email = new.key limit 1)
    when new.key ~ '^\d{1,15}$' then (select id from users where id = new.key::bigint) end, new.scope);
  return null;
end $$;
create trigger attempts_noted after insert or update on attempts for each row
  when (new.count = 5 and new.scope in ('sign-in', 'own-password', 'second-factor')) execute function note_guessing();

-- LGPD art. 48 and Resolução CD/ANPD 15/2024: what became known, when, and what was done. Kept for five years.
create table incidents (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  known_at timestamptz not null,
  -- The days in which the data may have been open.
  open_from timestamptz not null,
  open_to timestamptz not null check (open_to >= open_from),
  what_happened text not null default '' check (length(what_happened) <= 10000),
  what_was_done text not null default '' check (length(what_was_done) <= 10000),
  told_authority_at timestamptz,
  told_people_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
select audit_changes('incidents', 'id');
create function keep_incidents() returns trigger language plpgsql as $$
begin
  if old.created_at < now() - interval '5 years' then return old; end if;
  raise exception 'The record of an incident is kept for five years (incident %).', old.id;
end $$;
create trigger incidents_kept before delete on incidents for each row execute function keep_incidents();
