-- People who work in the shop without running it: money, parcels, pages, answers. What each may do is said by the shop's own table of
-- rights (src/http/rights/); a version that does not know these roles lets them do nothing.
alter table users drop constraint users_roles_check;
alter table users add constraint users_roles_check check (roles <@ array[
  'administrator', 'shop_manager', 'finance', 'packer', 'writer', 'support', 'customer', 'subscriber']);

-- Up to when each person has read what the workbench's bell tells of one kind.
create table alert_reads (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  read_at timestamptz not null,
  primary key (user_id, kind)
);
