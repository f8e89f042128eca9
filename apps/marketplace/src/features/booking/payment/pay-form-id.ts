/** The button that submits stands outside its form: beside the receipt, and in the dock on a phone. */
export const PAY_FORM_ID = 'pay-form'
