-- Typefaces that merchants upload. The file stands beside the pictures of the media library.
create table fonts (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[[:alnum:]][[:alnum:] .-]{0,59}$'),
  kind text not null check (kind in ('sans-serif', 'serif')),
  file text not null unique,
  bytes integer not null check (bytes > 0),
  -- Heights, widths and weights as they were read from the file: what stands in for it until it arrives is made to match.
  metrics jsonb not null,
  created_at timestamptz not null default now()
);
select audit_changes('fonts', 'id', 'metrics');

-- Pages name the file of a font and its measures.
create trigger fonts_changed after insert or update or delete on fonts for each statement execute function announce_fixed('settings');

-- What of a picture stays in sight when it is cut, in hundredths from the left and from the top.
alter table media
  add column focal_x smallint not null default 50 check (focal_x between 0 and 100),
  add column focal_y smallint not null default 50 check (focal_y between 0 and 100);
