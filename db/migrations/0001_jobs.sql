-- Work that happens after the click: mail, webhooks, freight, payment calls.
-- Written in the transaction that asks for it, so it is there exactly when the change is.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z][a-z0-9._-]{0,63}$'),
  -- What the work is about; the same work for the same thing is asked for once.
  ref text check (length(ref) between 1 and 200),
  payload jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'dead')),
  run_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  max_attempts integer not null default 12 check (max_attempts > 0),
  locked_by text,
  locked_at timestamptz,
  -- A worker that lives moves this forward; after it anybody may take the job over.
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (kind, ref),
  check ((status = 'running') = (locked_until is not null)),
  check ((status in ('done', 'dead')) = (finished_at is not null))
);

create index jobs_due on jobs (run_at, id) where status = 'waiting';
create index jobs_leased on jobs (locked_until) where status = 'running';
create index jobs_finished on jobs (finished_at) where status = 'done';
create index jobs_dead on jobs (id) where status = 'dead';
