/** Names that each rule reads at the top of its input; anything else is refused, so that a misspelt value is never ignored. */
export const RULE_INPUTS: Readonly<Record<string, readonly string[]>> = {
  'adrenal-cortex': words(
    'cortisol_8am cortisol_8am_unit cortisol_4pm cortisol_4pm_unit cortisol_midnight cortisol_midnight_unit dst_1mg',
    'dst_1mg_unit acth_stim_peak acth_stim_peak_unit cortisol_unit acth acth_unit acth_uln ufc ufc_uln hddst_suppression',
  ),
  aldosteronism: words('pac pac_unit renin renin_unit renin_type k confirm avs drugs'),
  'blood-gas': words(
    'ph paco2 paco2_unit hco3 pao2 pao2_unit fio2 na na_flag k k_flag cl ica lactate lactate_flag albumin albumin_unit age',
    'sample on_oxygen temperature_normal type',
  ),
  cerebrospinal: words(
    'pressure wbc rbc neut_pct lymph_pct protein glucose serum_glucose chloride lactate ada csf_albumin serum_albumin csf_igg',
    'serum_igg blood_wbc blood_rbc age gram afb india_ink xanthochromia',
  ),
  ckd: words(
    'age sex egfr egfr_unit creatinine creatinine_unit acr acr_unit aer pcr dipstick previous_egfr chronic_since report_date',
    'known damage_evidence equation visits_edition',
  ),
  covid19: words(
    'age gender weight height paO2 fiO2 pul_ct_abnormality rr spo2 high_fever_over_3_days cough_or_dyspnoea altitude',
    'atmospheric_pressure chronic_history history_tumor drug_history personal_history other_risk illness_factor severe_factor',
    'inspection biochemistry immune coagulation other_warning imaging_evaluation lobes edition',
  ),
  gastric: words('age sex pg1 pg2 pgr g17 hp_antibody pgr_positive_up_to'),
  grace: words(
    'age heart_rate blood_pressure blood_pressure_unit serum_creatinine serum_creatinine_unit kill_ip_rank cardiac_arrest',
    'st_down cardiac_enzymes_high',
  ),
  'lab-inference': words('age sex preg labs previous ranges tags'),
  'model-metrics': words('tp fp fn tn pos neg'),
  pleural: words(
    'total_protein total_protein_unit protein_quantification protein_quantification_unit blood_lactate_dehydrogenase',
    'blood_lactate_dehydrogenase_unit blood_ldh_range_upper fluid_lactate_dehydrogenase fluid_lactate_dehydrogenase_unit',
    'albumin_gradient fluid_ada',
  ),
  'risk-model': words('demo age labs'),
  'thyroid-followup': words(
    'age lymph_metastasis capsular_invasion symptoms palpitation insomnia flushing diarrhea anxiety heart_disease',
    'postmenopausal osteoporosis cv_risk osteopenia high_risk_feature tsh tsh_unit tsh_lower_limit ft3 ft3_unit',
    'ft3_upper_limit ft4 ft4_unit ft4_upper_limit weight weight_unit operation months_since_surgery is_dose_changed guideline',
  ),
  'thyroid-function': words(
    'tsh tsh_range tsh_range_trimester ft4 ft4_range ft3 ft3_range tpoab tpoab_range tgab tgab_range trab trab_range',
    'pregnant_status critically_ill',
  ),
};

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}
