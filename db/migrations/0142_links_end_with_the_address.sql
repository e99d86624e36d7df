-- A link that was sent to the former address of an account opens nothing, whoever changed the address and wherever.
create function end_mailed_links() returns trigger language plpgsql as $$
begin
  delete from password_resets where user_id = new.id;
  delete from sign_in_links where user_id = new.id;
  return null;
end $$;
create trigger users_address after update of email on users for each row
  when (new.email <> old.email) execute function end_mailed_links();
