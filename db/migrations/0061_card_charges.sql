-- What a buyer's browser made of a card in the payment service's own fields: encrypted, and only until the service has answered.
alter table payment_charges add column locked_card bytea;
