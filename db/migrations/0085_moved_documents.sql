-- Documents of an old shop name each other: each has its number here before the first of them comes.
alter table moved_things add column new_id bigint;

-- Documents name pictures by addresses: of any size, with or without «www.» and a question mark.
create function picture_key(address text) returns text language sql immutable as $$
  select md5(regexp_replace(regexp_replace(regexp_replace(address, '^https?://(www\.)?', ''), '[?#].*$', ''), '(-scaled|-\d+x\d+)?(\.\w+)$', '\2'))
$$;
alter table moved_pictures
  add column key text not null generated always as (picture_key(url)) stored,
  add column caption text not null default '' check (length(caption) <= 5000),
  -- Of the bytes as they came: the same under two names is one picture here.
  add column fingerprint text,
  add column same_as bigint references moved_pictures on delete set null,
  -- What may have been a moment's trouble is tried again, after the others.
  add column attempts integer not null default 0 check (attempts >= 0);
create index moved_pictures_key on moved_pictures (source, key);
create index moved_pictures_fingerprint on moved_pictures (source, fingerprint) where fingerprint is not null;
