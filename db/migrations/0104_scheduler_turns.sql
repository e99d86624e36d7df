-- The last minute whose regular work was taken: of all processes, on whichever machines, the first to write it does the work.
create table scheduler_turns (
  id boolean primary key default true check (id),
  minute timestamptz not null default '-infinity'
);
insert into scheduler_turns default values;
