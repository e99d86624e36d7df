-- The keys of the last additions to a cart. A browser that lost the answer sends the same key again, and nothing is added twice.
alter table carts add column recent_adds text[] not null default '{}';
