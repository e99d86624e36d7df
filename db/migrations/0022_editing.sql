-- What editing by programs needs: the order of pages, what stood there before a change, pictures with words of their own.

alter table content add column menu_order integer not null default 0;
create index content_due on content (published_at) where status = 'future';

create table content_revisions (
  id bigint primary key default nextval('object_ids'),
  content_id bigint not null references content on delete cascade,
  -- Who wrote what stood there, as far as it is known.
  author_id bigint references users on delete set null,
  title text not null,
  excerpt text not null,
  document jsonb not null,
  created_at timestamptz not null default now()
);
create index content_revisions_newest on content_revisions (content_id, id desc);

alter table media
  add column caption text not null default '' check (length(caption) <= 10000),
  add column description text not null default '' check (length(description) <= 20000),
  -- The length of the stored file; 0 where nobody measured it.
  add column bytes bigint not null default 0,
  add column content_id bigint references content on delete set null;

-- What is said under posts and of products has one sequence of ids, so that an id names one remark, whatever it is about.
create sequence remark_ids;
alter table comments drop constraint comments_parent_id_fkey;
alter table comments alter column id drop identity, alter column id set default nextval('remark_ids');
alter table reviews alter column id drop identity, alter column id set default nextval('remark_ids');
alter table comments disable trigger user;
-- In two steps, below zero and back: on the way no number meets one that is still taken.
update comments set id = -(id + shift), parent_id = -(parent_id + shift) from (select coalesce(max(id), 0) as shift from reviews) reviewed;
update comments set id = -id, parent_id = -parent_id;
alter table comments enable trigger user;
alter table comments add constraint comments_parent_id_fkey foreign key (parent_id) references comments on delete cascade;
select setval('remark_ids', greatest((select coalesce(max(id), 0) from reviews), (select coalesce(max(id), 0) from comments)) + 1, false);
