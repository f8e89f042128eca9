-- A share that went to a provider's account is taken back where its client is paid back after the release (money.md §1.5).
alter table payment_op
  drop constraint payment_op_kind_check,
  add constraint payment_op_kind_check
    check (kind in ('create', 'capture', 'void', 'refund', 'transfer', 'reversal', 'charge'));
create index payment_op_reversing on payment_op (provider_id) where status = 'pending' and kind = 'reversal';
