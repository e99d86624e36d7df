-- Two people with the same area of delivery or way of sending open: the second is told, and nothing of the first one's is lost.
alter table shipping_zones add column version integer not null default 1;
alter table shipping_methods add column version integer not null default 1;
