/**
 * What must be true before an interaction: sentence and parameters. They are the interface to a back-end team, listed with
 * their meaning in contracts/README.md. 'The caller' is the account whose token the call carries.
 */
export const providerStates = {
  'an account that may sign in': ['user_name', 'password'],
  'an account that is blacklisted': ['user_name', 'password'],
  'an account that is suspended': ['user_name', 'password'],
  'a verification code was just sent to a phone': ['phone'],
  'a session that has ended': ['token'],
  'a patient with an outside number': ['patient_id', 'outside_id'],
  'no patient': ['patient_id'],
  'a lab report': ['patient_id', 'report_id'],
  'a lab report with an abnormal result': ['patient_id', 'report_id', 'laboratory_id'],
  'a lab report that suggests a diagnosis': ['patient_id', 'report_id', 'diagnosis_id'],
  'a lab report that triggers an application': ['patient_id', 'report_id', 'application_id'],
  'a critical lab report that the caller has not read': ['patient_id', 'report_id'],
  'a lab report among the favourites': ['report_id'],
  'a lab report that is no favourite': ['report_id'],
  'a lab report with feedback of the caller': ['report_id'],
  'a tagged lab report': ['patient_id', 'report_id'],
  'no lab report': ['report_id'],
  'no diagnosis': ['diagnosis_id'],
  'an application': ['application_id'],
  'an application among those of the caller': ['application_id'],
  'no application': ['application_id'],
  'an application image': ['image_id'],
  'a model with charts': ['name'],
  'no image': ['name'],
  'a laboratory term': ['standard_laboratory_name', 'standard_specimen'],
  'a valid licence': [],
  'a patient with cardiac results': ['patient_id', 'report_id'],
  'a Grace report of the caller': ['patient_id', 'report_id'],
  'a Grace report of another doctor': ['patient_id', 'report_id'],
  'no Grace report': ['report_id'],
} as const satisfies Record<string, readonly string[]>;

type States = typeof providerStates;

/** A sentence of the list with the parameters it takes. */
export type ProviderState = {
  [Sentence in keyof States]: readonly [Sentence, Readonly<Record<States[Sentence][number], string>>];
}[keyof States];
