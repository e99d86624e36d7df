-- How often each popup was shown, for the merchant. Of the visitors nothing is kept.
create table popup_counts (
  popup_id bigint primary key references content on delete cascade,
  shown bigint not null default 0 check (shown >= 0),
  last_shown_at timestamptz not null default now()
);
