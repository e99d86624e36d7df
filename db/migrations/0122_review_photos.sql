-- Photos of a review, votes on whether it helped, and what the shop answers.

alter table reviews
  add column helpful integer not null default 0 check (helpful >= 0),
  add column answer text check (length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  -- The author is told of an answer once, however often it is changed.
  add column answer_told_at timestamptz;

create index reviews_helpful on reviews (product_id, helpful desc, id desc) where status = 'approved';

-- Beside the review and not in the media library: they go with it, and nobody sees them before the merchant has.
create table review_photos (
  id bigint primary key default nextval('object_ids'),
  review_id bigint not null references reviews on delete cascade,
  position smallint not null check (position between 0 and 3),
  width integer not null check (width between 1 and 2000),
  height integer not null check (height between 1 and 2000),
  bytes bytea not null check (length(bytes) between 1 and 2000000),
  small bytea not null check (length(small) between 1 and 200000),
  unique (review_id, position)
);

-- Who voted is known for as long as their visit is; the number stays.
create table review_votes (
  review_id bigint not null references reviews on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  user_id bigint references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, session_id)
);
create unique index review_votes_one_per_user on review_votes (review_id, user_id) where user_id is not null;
create index review_votes_session on review_votes (session_id);
create index review_votes_user on review_votes (user_id) where user_id is not null;

-- The product's page shows what is left of them.
create function announce_review_photo() returns trigger language plpgsql as $$
begin
  -- The review of a photo that goes with it is announced by itself.
  update reviews set status = status where id = old.review_id and status = 'approved';
  return null;
end $$;
create trigger review_photos_changed after delete on review_photos for each row execute function announce_review_photo();
