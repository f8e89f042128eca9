-- A transfer can only be in a payout of its own provider (decision 0024).
alter table payout add constraint payout_provider_key unique (provider_id, id);
alter table transfer drop constraint transfer_payout_id_fkey,
  add constraint transfer_payout_fkey foreign key (provider_id, payout_id) references payout (provider_id, id);
