-- What the merchant's desk asks of the outbox: the newest first, of one person, or of one state.
create index mails_to on mails (lower(to_address) text_pattern_ops, id desc);
create index mails_status on mails (status, id desc);
-- The same of the job table; dead and waiting work has indexes of its own.
create index jobs_done on jobs (id desc) where status = 'done';

-- Backups being made and tried out. The files themselves are the truth: what stands here may be lost at any moment,
-- and a restored shop begins without it.
create unlogged table backup_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'restore-test')),
  file text not null check (length(file) <= 140),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  -- What is being done at the moment, in the merchant's words.
  step text not null default '' check (length(step) <= 300),
  report jsonb,
  problem text check (length(problem) <= 2000),
  created_by bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
-- One at a time: the second would only make both slow.
create unique index backup_runs_open on backup_runs ((true)) where status in ('waiting', 'running');
