-- Proof of who somebody is, beyond a password: when it was last given, a second factor, and what several people edit at once.

alter table sessions
  -- When whoever is signed in last typed their password.
  add column confirmed_at timestamptz,
  -- The password was right; the code of the second factor is still to come.
  add column pending_user_id bigint references users on delete cascade,
  add column pending_until timestamptz;
create index sessions_pending on sessions (pending_user_id) where pending_user_id is not null;

create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Codes are computed from the secret itself, so it is kept encrypted with the shop's own key.
  secret_encrypted bytea not null,
  -- Null until the first code has proved that the person's device knows the secret: before that nobody is asked.
  confirmed_at timestamptz,
  -- The moment of the last code that was taken, in steps of half a minute: each code opens once.
  last_step bigint not null default 0,
  -- SHA-256 of the recovery codes that are left; 80 random bits need no slow hash.
  recovery_hashes bytea[] not null default '{}',
  created_at timestamptz not null default now()
);
select audit_changes('second_factors', 'user_id', 'secret_encrypted', 'recovery_hashes', 'last_step');

-- Two people with the same coupon open: the second is told.
alter table coupons add column version integer not null default 1;
