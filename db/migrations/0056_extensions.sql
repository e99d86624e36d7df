-- Extensions: which ones a merchant has switched on, what is set for them, and which of their own tables are there.

create table extensions (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,29}$'),
  is_active boolean not null default false,
  settings jsonb not null default '{}',
  -- How often it was changed: two who edit at once don't overwrite each other.
  version integer not null default 0,
  updated_at timestamptz not null default now()
);
select audit_changes('extensions', 'name');
-- Pages may show what an extension adds: each is made again.
create trigger extensions_changed after insert or update or delete on extensions
  for each statement execute function announce_fixed('settings', 'extensions');

-- Encrypted; the register of changes tells that one was changed, and nothing of it.
create table extension_secrets (
  extension text not null references extensions (name) on delete cascade,
  name text not null,
  locked bytea not null,
  primary key (extension, name)
);
select audit_changes('extension_secrets', 'extension', 'locked');

create table extension_migrations (
  extension text not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  primary key (extension, name)
);

-- Ways to pay and to send of others are named with digits and hyphens too.
alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check check (payment_method ~ '^[a-z0-9_-]{1,60}$');
alter table carts drop constraint carts_shipping_rate_check;
alter table carts add constraint carts_shipping_rate_check check (shipping_rate ~ '^([a-z0-9_-]{1,80}:\d{1,15})?$');
