-- Moving out: the whole shop in one file for the merchant to take along. The file lies beside the backups for a few days.
create table move_outs (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z0-9][a-z0-9.-]{0,110}\.zip$'),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  step text not null default '' check (length(step) <= 300),
  report jsonb check (jsonb_typeof(report) = 'object'),
  problem text not null default '' check (length(problem) <= 1000),
  user_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- When somebody last took it along.
  fetched_at timestamptz
);
-- One at a time: each reads everything.
create unique index move_outs_active on move_outs ((true)) where state in ('waiting', 'running');
-- Who asked for it and who took it along: personal data leaves the shop with it.
select audit_changes('move_outs', 'id', 'step', 'report');
