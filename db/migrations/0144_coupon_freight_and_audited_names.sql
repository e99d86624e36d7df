-- What sending would have cost without the coupon. Paid another way than those that it asks for, the order pays this freight, too.
alter table order_coupons add column freight_cents bigint not null default 0 check (freight_cents >= 0);

-- For whom a gift is, and for whose e-mails a coupon is: the register of changes tells that they changed, never what they say.
create or replace trigger order_lines_audited after insert or update or delete on order_lines for each row
  when (current_setting('vitrine.actor', true) <> '') execute function note_change('order_id', 'gift');
create or replace trigger coupons_audited after insert or update or delete on coupons for each row
  when (current_setting('vitrine.actor', true) <> '') execute function note_change('id', 'emails');
