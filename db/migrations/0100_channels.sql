-- Shopping and advertising channels. Their plain settings are the row `channels` of `settings`.

-- Encrypted; the register of changes tells that one was changed, and nothing of it.
create table channel_secrets (
  channel text not null,
  name text not null,
  locked bytea not null,
  primary key (channel, name)
);
select audit_changes('channel_secrets', 'channel', 'locked');

-- What a buyer allowed when they bought, and by which names channels know their visit. Without a yes there is no row.
create table order_visits (
  order_id bigint primary key references orders on delete cascade,
  -- Names the choice in `consents`: taken back there, nothing more is sent.
  receipt text not null check (length(receipt) between 1 and 60),
  statistics boolean not null,
  marketing boolean not null,
  ids jsonb not null default '{}' check (jsonb_typeof(ids) = 'object'),
  created_at timestamptz not null default now(),
  check (statistics or marketing)
);
create index order_visits_created on order_visits (created_at);

-- What is told to a channel by the shop itself: each event once.
create table channel_events (
  id bigint generated always as identity primary key,
  channel text not null check (length(channel) between 1 and 40),
  name text not null check (name in ('purchase', 'refund')),
  order_id bigint not null references orders on delete cascade,
  -- The same that the browser gives, by which the channel knows its twin.
  event_id text not null check (length(event_id) between 1 and 80),
  -- dropped: the buyer took the yes back, or the channel was switched off.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  attempts integer not null default 0,
  answer text not null default '' check (length(answer) <= 500),
  happened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (channel, event_id)
);
create index channel_events_order on channel_events (order_id);
create index channel_events_created on channel_events (created_at);
