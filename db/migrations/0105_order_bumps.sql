-- The promotion by whose box in the checkout a line was put in. It is bought like any other; the box shows it, and takes it out again.
alter table cart_lines add column bump_of bigint references promotions on delete set null;
create index cart_lines_bump_of on cart_lines (bump_of) where bump_of is not null;
