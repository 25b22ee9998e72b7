-- A closed account (deleted_at) is erased once the payment provider has nothing more to charge: the row stays for the ledger, without anything personal.
alter table auth.users add column erased_at timestamptz, add constraint erased_is_closed check (erased_at is null or deleted_at is not null);
create index users_to_erase on auth.users (deleted_at) where deleted_at is not null and erased_at is null;

-- Of an event only what its effect needs is kept.
update stripe_events set payload = jsonb_build_object(
  'id', payload -> 'id', 'type', payload -> 'type', 'livemode', payload -> 'livemode', 'created', payload -> 'created',
  'data', jsonb_build_object('object', jsonb_strip_nulls(jsonb_build_object(
    'id', payload #> '{data,object,id}', 'object', payload #> '{data,object,object}', 'charge', payload #> '{data,object,charge}'))));
