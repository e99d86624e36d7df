-- What changes by the clock alone is looked for every minute: few rows have such a moment.
create index products_sale_from on products (sale_from) where sale_from is not null;
create index products_sale_to on products (sale_to) where sale_to is not null;
create index products_published on products (published_at);
create index variations_sale_from on variations (sale_from) where sale_from is not null;
create index variations_sale_to on variations (sale_to) where sale_to is not null;
create index content_published on content (published_at);
