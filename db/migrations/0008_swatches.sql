-- A variation that fits other choices than before changes every page that offers them.
create trigger variation_terms_changed after insert or update or delete on variation_terms for each statement execute function announce_fixed('products');
