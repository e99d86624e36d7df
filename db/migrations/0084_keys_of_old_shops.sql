-- A shop that is still open is read by its address and keys. They are kept for as long as the move takes, thirty days at the most.
create table move_connections (
  source text primary key check (source ~ '^[a-z0-9][a-z0-9.:-]{0,199}$'),
  address text not null check (address ~ '^https://' and length(address) <= 300),
  kept_at timestamptz not null default now()
);
-- Encrypted with a key that serves for this alone.
create table move_secrets (
  source text not null references move_connections on delete cascade,
  name text not null,
  locked bytea not null,
  primary key (source, name)
);
select audit_changes('move_connections', 'source', 'kept_at');
select audit_changes('move_secrets', 'source', 'locked');

-- When the merchant compared the page here with the one there.
alter table old_things add column compared_at timestamptz;
