-- The shop's own figures: sums by day that tell nothing of anybody. Swept after thirteen months.
create table visit_days (
  day date not null,
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  visitors integer not null check (visitors >= 0),
  -- Those of them who opened a product's page.
  product_visitors integer not null check (product_visitors >= 0),
  primary key (day, device)
);
create table page_view_days (
  day date not null,
  kind text not null check (length(kind) between 1 and 20),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  views bigint not null check (views > 0),
  primary key (day, kind, device)
);
create table product_view_days (
  day date not null,
  product_id bigint not null references products (id) on delete cascade,
  views bigint not null check (views > 0),
  primary key (day, product_id)
);
create index product_view_days_product on product_view_days (product_id);
-- What was searched for in vain: words as the index keeps them, none that look like an address or a number of somebody.
create table empty_search_days (
  day date not null,
  words text not null check (length(words) between 1 and 100),
  searches bigint not null check (searches > 0),
  primary key (day, words)
);
-- How quick pages were, told by browsers: how many samples fell between two values. `metric` and `bucket` as in src/shop/reports/figures/speed.ts.
create table page_speed_days (
  day date not null,
  kind text not null check (length(kind) between 1 and 20),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  metric text not null check (metric in ('lcp', 'inp', 'cls', 'ttfb')),
  bucket smallint not null check (bucket between 0 and 120),
  samples bigint not null check (samples > 0),
  primary key (day, kind, device, metric, bucket)
);

-- To count a visitor once a day: a hash of address and browser with the day's own salt. Both are forgotten when the day ends, and
-- because the tables are unlogged no backup has them.
create unlogged table visit_salts (day date primary key, salt text not null);
create unlogged table visit_marks (
  day date not null,
  mark text not null,
  device text not null,
  saw_product boolean not null,
  primary key (day, mark)
);
