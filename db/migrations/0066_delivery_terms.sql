-- What was promised of the delivery when an order was placed: business days, cut-off hour and handling days from which the day of
-- arrival is counted, or where and when it can be fetched. Absent: nothing was promised, as in every order before this.
alter table orders add delivery_terms jsonb check (jsonb_typeof(delivery_terms) = 'object');
