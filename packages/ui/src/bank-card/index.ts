export { BankCard, BankCardAdd, type BankCardAddProps, type BankCardProps } from './BankCard.tsx'
