-- What is said of one variation alone, beside its product's description; cleaned markup, empty: nothing.
alter table variations add description text not null default '' check (length(description) <= 20000);
